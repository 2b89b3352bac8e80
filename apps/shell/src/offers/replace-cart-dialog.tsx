import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCart, selectProductCount } from '@alzette/shop-store';
import { Button, Dialog } from '@alzette/ui';

interface ReplaceCartDialogProps {
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Asks before the cart of another checkout is replaced: a cart has one checkout type. */
export function ReplaceCartDialog({ onReplace, onKeep }: ReplaceCartDialogProps) {
  const { prepaid } = useSelector(selectCart);
  const count = useSelector(selectProductCount);
  return (
    <Dialog
      open
      role="alertdialog"
      title={<FormattedMessage id="shell.replaceCart.title" />}
      onClose={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>
            <FormattedMessage id="shell.replaceCart.keep" />
          </Button>
          <Button variant="secondary" onClick={onReplace}>
            <FormattedMessage id="shell.replaceCart.replace" />
          </Button>
        </>
      }
    >
      <p>
        {prepaid ? (
          <FormattedMessage id="shell.replaceCart.text.prepaid" values={{ name: prepaid.name }} />
        ) : (
          <FormattedMessage id="shell.replaceCart.text.esales" values={{ count }} />
        )}
      </p>
    </Dialog>
  );
}
