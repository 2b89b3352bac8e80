import type { Meta } from '@storybook/react-webpack5';
import { Button, Dialog, Page } from '@alzette/ui';
import { SampleTotals } from '../cart/sample-totals';
import { useMessage } from '../support/use-message';
import { Behind } from './behind';

export default { title: 'Popups/Dialog' } satisfies Meta;

export function Small() {
  const message = useMessage();
  return (
    <Behind title="dialog" state="state.open">
      {(open, close) => (
        <Dialog
          open={open}
          title={message('dialog.delete')}
          closeLabel={message('common.close')}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{message('common.cancel')}</Button>
              <Button variant="secondary" onClick={close}>
                {message('common.delete')}
              </Button>
            </>
          }
        >
          {message('dialog.delete.text')}
        </Dialog>
      )}
    </Behind>
  );
}

/** Slides over a phone's lower edge. */
export function Sheet() {
  const message = useMessage();
  return (
    <Behind title="dialog" state="state.open">
      {(open, close) => (
        <Dialog
          open={open}
          size="sheet"
          title={message('dialog.sheet')}
          closeLabel={message('common.close')}
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
  const message = useMessage();
  return (
    <Behind title="dialog" state="state.open">
      {(open, close) => (
        <Dialog
          open={open}
          size="sign"
          title={message('dialog.sign')}
          subtitle={message('dialog.sign.text')}
          closeLabel={message('common.close')}
          onClose={close}
        >
          <Page>{message('dialog.sign.page')}</Page>
        </Dialog>
      )}
    </Behind>
  );
}

export function LongText() {
  const message = useMessage();
  return (
    <Behind title="dialog" state="state.long">
      {(open, close) => (
        <Dialog
          open={open}
          role="alertdialog"
          title={message('company.label')}
          subtitle={message('company.value')}
          closeLabel={message('common.close')}
          onClose={close}
          footer={<Button onClick={close}>{message('button.long')}</Button>}
        >
          {message('company.error')}
        </Dialog>
      )}
    </Behind>
  );
}
