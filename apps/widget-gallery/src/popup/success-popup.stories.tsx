import type { Meta } from '@storybook/react-webpack5';
import { SuccessPopup } from '@alzette/ui';
import { useMessage } from '../support/use-message';
import { Behind } from './behind';

export default { title: 'Popups/Success popup' } satisfies Meta;

export function Plain() {
  const message = useMessage();
  return (
    <Behind title="success-popup" state="state.open">
      {(open, close) => (
        <SuccessPopup open={open} title={message('popup.sent')} closeLabel={message('common.close')} onClose={close}>
          {message('popup.sent.text')}
        </SuccessPopup>
      )}
    </Behind>
  );
}

export function AnotherWayOn() {
  const message = useMessage();
  return (
    <Behind title="success-popup" state="state.action">
      {(open, close) => (
        <SuccessPopup
          open={open}
          title={message('popup.sent')}
          closeLabel={message('common.close')}
          onClose={close}
          action={{ label: message('popup.sent.action'), onClick: close }}
        >
          {message('popup.sent.text')}
        </SuccessPopup>
      )}
    </Behind>
  );
}
