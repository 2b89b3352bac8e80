import type { Meta } from '@storybook/react-webpack5';
import { AlertPopup } from '@alzette/ui';
import { useMessage } from '../support/use-message';
import { Behind } from './behind';

export default { title: 'Popups/Alert popup' } satisfies Meta;

export function Plain() {
  const message = useMessage();
  return (
    <Behind title="alert-popup" state="state.open">
      {(open, close) => (
        <AlertPopup open={open} title={message('popup.failed')} closeLabel={message('common.close')} onClose={close}>
          {message('popup.failed.text')}
        </AlertPopup>
      )}
    </Behind>
  );
}

export function AnotherWayOn() {
  const message = useMessage();
  return (
    <Behind title="alert-popup" state="state.action">
      {(open, close) => (
        <AlertPopup
          open={open}
          title={message('popup.failed')}
          closeLabel={message('common.close')}
          onClose={close}
          action={{ label: message('common.retry'), onClick: close }}
        >
          {message('popup.failed.text')}
        </AlertPopup>
      )}
    </Behind>
  );
}

export function TitleAlone() {
  const message = useMessage();
  return (
    <Behind title="alert-popup" state="state.open">
      {(open, close) => (
        <AlertPopup open={open} title={message('popup.failed')} closeLabel={message('common.close')} onClose={close} />
      )}
    </Behind>
  );
}

export function LongText() {
  const message = useMessage();
  return (
    <Behind title="alert-popup" state="state.long">
      {(open, close) => (
        <AlertPopup
          open={open}
          title={message('company.label')}
          closeLabel={message('button.long')}
          onClose={close}
          action={{ label: message('pay.long'), onClick: close }}
        >
          <p>{message('popup.gone.text')}</p>
          <ul>
            <li>{message('popup.gone.phone')}</li>
            <li>{message('popup.gone.plan')}</li>
          </ul>
        </AlertPopup>
      )}
    </Behind>
  );
}
