import { SwitchRow } from '@alzette/ui';
import { Held } from '../support/held';
import { useMessage } from '../support/use-message';

/** A question about an item. */
export function KeepNumber() {
  const message = useMessage();
  return (
    <Held first={false}>
      {(held, hold) => (
        <SwitchRow
          name="keep"
          label={message('keep.label')}
          help={message('keep.help')}
          checked={held}
          onChange={hold}
        />
      )}
    </Held>
  );
}
