import type { Meta } from '@storybook/react-webpack5';
import { LoadingPopup, type LoadingStep } from '@alzette/ui';
import { useWords } from '../support/use-words';
import { Behind } from './behind';

export default { title: 'Popups/Loading popup' } satisfies Meta;

/** How long it takes is unknown. */
export function Unknown() {
  const words = useWords();
  return (
    <Behind title="loading-popup" state="state.loading">
      {(open) => (
        <LoadingPopup open={open} title={words('popup.restoring')}>
          {words('popup.restoring.text')}
        </LoadingPopup>
      )}
    </Behind>
  );
}

function Steps({ states }: { readonly states: readonly LoadingStep['state'][] }) {
  const words = useWords();
  const steps = (['contracts', 'order', 'page'] as const).map((id, index) => ({
    id,
    label: words(`popup.paying.${id}`),
    state: states[index] ?? 'next',
  }));
  return (
    <Behind title="loading-popup" state="state.loading">
      {(open) => (
        <LoadingPopup open={open} title={words('popup.paying')} steps={steps} doneLabel={words('common.done')}>
          {words('popup.paying.text')}
        </LoadingPopup>
      )}
    </Behind>
  );
}

export const FirstStep = () => <Steps states={['active']} />;

export const MiddleStep = () => <Steps states={['done', 'active']} />;

export const LastStep = () => <Steps states={['done', 'done', 'active']} />;
