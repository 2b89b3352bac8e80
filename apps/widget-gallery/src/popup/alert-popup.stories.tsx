import type { Meta } from '@storybook/react-webpack5';
import { AlertPopup } from '@alzette/ui';
import { useWords } from '../support/use-words';
import { Behind } from './behind';

export default { title: 'Popups/Alert popup' } satisfies Meta;

export function Plain() {
  const words = useWords();
  return (
    <Behind title="alert-popup" state="state.open">
      {(open, close) => (
        <AlertPopup open={open} title={words('popup.failed')} closeLabel={words('common.close')} onClose={close}>
          {words('popup.failed.text')}
        </AlertPopup>
      )}
    </Behind>
  );
}

export function AnotherWayOn() {
  const words = useWords();
  return (
    <Behind title="alert-popup" state="state.action">
      {(open, close) => (
        <AlertPopup
          open={open}
          title={words('popup.failed')}
          closeLabel={words('common.close')}
          onClose={close}
          action={{ label: words('common.retry'), onClick: close }}
        >
          {words('popup.failed.text')}
        </AlertPopup>
      )}
    </Behind>
  );
}

export function TitleAlone() {
  const words = useWords();
  return (
    <Behind title="alert-popup" state="state.open">
      {(open, close) => (
        <AlertPopup open={open} title={words('popup.failed')} closeLabel={words('common.close')} onClose={close} />
      )}
    </Behind>
  );
}

export function LongWords() {
  const words = useWords();
  return (
    <Behind title="alert-popup" state="state.long">
      {(open, close) => (
        <AlertPopup
          open={open}
          title={words('company.label')}
          closeLabel={words('button.long')}
          onClose={close}
          action={{ label: words('pay.long'), onClick: close }}
        >
          <p>{words('popup.gone.text')}</p>
          <ul>
            <li>{words('popup.gone.phone')}</li>
            <li>{words('popup.gone.plan')}</li>
          </ul>
        </AlertPopup>
      )}
    </Behind>
  );
}
