import { FormattedMessage } from 'react-intl';
import { Button, Dialog } from '@alzette/ui';

interface ReplaceCartDialogProps {
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** A cart has one kind of checkout: asks before an offer of another kind takes its place. */
export function ReplaceCartDialog({ onReplace, onKeep }: ReplaceCartDialogProps) {
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
          <Button look="river" onClick={onReplace}>
            <FormattedMessage id="shell.replaceCart.replace" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="shell.replaceCart.text" />
      </p>
    </Dialog>
  );
}
