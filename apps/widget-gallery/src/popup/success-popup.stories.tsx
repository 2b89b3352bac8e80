import type { Meta } from '@storybook/react-webpack5';
import { SuccessPopup } from '@alzette/ui';
import { useWords } from '../support/use-words';
import { Behind } from './behind';

export default { title: 'Popups/Success popup' } satisfies Meta;

export function Plain() {
  const words = useWords();
  return (
    <Behind title="success-popup" state="state.open">
      {(open, close) => (
        <SuccessPopup open={open} title={words('popup.sent')} closeLabel={words('common.close')} onClose={close}>
          {words('popup.sent.text')}
        </SuccessPopup>
      )}
    </Behind>
  );
}

export function AnotherWayOn() {
  const words = useWords();
  return (
    <Behind title="success-popup" state="state.action">
      {(open, close) => (
        <SuccessPopup
          open={open}
          title={words('popup.sent')}
          closeLabel={words('common.close')}
          onClose={close}
          action={{ label: words('popup.sent.action'), onClick: close }}
        >
          {words('popup.sent.text')}
        </SuccessPopup>
      )}
    </Behind>
  );
}
