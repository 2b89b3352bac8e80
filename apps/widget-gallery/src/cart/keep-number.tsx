import { SwitchRow } from '@alzette/ui';
import { Held } from '../support/held';
import { useWords } from '../support/use-words';

/** A question about an item. */
export function KeepNumber() {
  const words = useWords();
  return (
    <Held first={false}>
      {(held, hold) => (
        <SwitchRow name="keep" label={words('keep.label')} help={words('keep.help')} checked={held} onChange={hold} />
      )}
    </Held>
  );
}
