import type { Meta } from '@storybook/react-webpack5';
import { LoadingPopup, type LoadingStep } from '@alzette/ui';
import { useMessage } from '../support/use-message';
import { Behind } from './behind';

export default { title: 'Popups/Loading popup' } satisfies Meta;

/** How long it takes is unknown. */
export function Unknown() {
  const message = useMessage();
  return (
    <Behind title="loading-popup" state="state.loading">
      {(open) => (
        <LoadingPopup open={open} title={message('popup.restoring')}>
          {message('popup.restoring.text')}
        </LoadingPopup>
      )}
    </Behind>
  );
}

function Steps({ states }: { readonly states: readonly LoadingStep['state'][] }) {
  const message = useMessage();
  const steps = (['contracts', 'order', 'page'] as const).map((id, index) => ({
    id,
    label: message(`popup.paying.${id}`),
    state: states[index] ?? 'next',
  }));
  return (
    <Behind title="loading-popup" state="state.loading">
      {(open) => (
        <LoadingPopup open={open} title={message('popup.paying')} steps={steps} doneLabel={message('common.done')}>
          {message('popup.paying.text')}
        </LoadingPopup>
      )}
    </Behind>
  );
}

export const FirstStep = () => <Steps states={['active']} />;

export const MiddleStep = () => <Steps states={['done', 'active']} />;

export const LastStep = () => <Steps states={['done', 'done', 'active']} />;
