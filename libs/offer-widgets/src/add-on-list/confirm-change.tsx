import { FormattedMessage } from 'react-intl';
import { Button, Dialog } from '@alzette/ui';
import type { AdditionalWords } from './additional-words';

export type Change = 'add' | 'remove';

interface ConfirmChangeProps {
  readonly words: AdditionalWords;
  readonly change: Change;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What the product wants to be said before it is added or removed (spec row D3). */
export function ConfirmChange({ words, change, onConfirm, onCancel }: ConfirmChangeProps) {
  const isAdding = change === 'add';
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            <FormattedMessage id={isAdding ? 'common.add' : 'offer.remove'} />
          </Button>
        </>
      }
    >
      <p>{isAdding ? words.onAdd : words.onRemove}</p>
    </Dialog>
  );
}
