import type { Meta } from '@storybook/react-webpack5';
import { Button, Dialog, Page } from '@alzette/ui';
import { SampleTotals } from '../cart/sample-totals';
import { useWords } from '../support/use-words';
import { Behind } from './behind';

export default { title: 'Popups/Dialog' } satisfies Meta;

export function Small() {
  const words = useWords();
  return (
    <Behind title="dialog" state="state.open">
      {(open, close) => (
        <Dialog
          open={open}
          title={words('dialog.delete')}
          closeLabel={words('common.close')}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{words('common.cancel')}</Button>
              <Button variant="secondary" onClick={close}>
                {words('common.delete')}
              </Button>
            </>
          }
        >
          {words('dialog.delete.text')}
        </Dialog>
      )}
    </Behind>
  );
}

/** Slides over a phone's lower edge. */
export function Sheet() {
  const words = useWords();
  return (
    <Behind title="dialog" state="state.open">
      {(open, close) => (
        <Dialog
          open={open}
          size="sheet"
          title={words('dialog.sheet')}
          closeLabel={words('common.close')}
          onClose={close}
        >
          <SampleTotals />
        </Dialog>
      )}
    </Behind>
  );
}

/** Holds a partner's frame. */
export function Sign() {
  const words = useWords();
  return (
    <Behind title="dialog" state="state.open">
      {(open, close) => (
        <Dialog
          open={open}
          size="sign"
          title={words('dialog.sign')}
          subtitle={words('dialog.sign.text')}
          closeLabel={words('common.close')}
          onClose={close}
        >
          <Page>{words('dialog.sign.page')}</Page>
        </Dialog>
      )}
    </Behind>
  );
}

export function LongWords() {
  const words = useWords();
  return (
    <Behind title="dialog" state="state.long">
      {(open, close) => (
        <Dialog
          open={open}
          role="alertdialog"
          title={words('company.label')}
          subtitle={words('company.value')}
          closeLabel={words('common.close')}
          onClose={close}
          footer={<Button onClick={close}>{words('button.long')}</Button>}
        >
          {words('company.error')}
        </Dialog>
      )}
    </Behind>
  );
}
