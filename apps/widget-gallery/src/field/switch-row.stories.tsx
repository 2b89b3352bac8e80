import type { Meta } from '@storybook/react-webpack5';
import { ActionRow, Amount, Button, SwitchRow, SwitchRows, type SwitchRowProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Switch row' } satisfies Meta;

function Sample({ checked = false, ...props }: Partial<SwitchRowProps> & Pick<SwitchRowProps, 'name'>) {
  const words = useWords();
  const fixed = { label: words('addon.label'), help: words('addon.help'), end: <Amount>{useMoney()(500)}</Amount> };
  return (
    <Held first={checked}>{(held, hold) => <SwitchRow {...fixed} {...props} checked={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const words = useWords();
  const amount = <Amount>{useMoney()(1200)}</Amount>;
  const add = <Button>{words('common.add')}</Button>;
  return (
    <Sheet title="switch-row">
      <Specimen state="state.off">
        <Sample name="off" />
      </Specimen>
      <Specimen state="state.on">
        <Sample name="on" checked />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" checked />
      </Specimen>
      <Specimen state="state.disabled">
        <SwitchRows>
          <Sample name="disabled-off" disabled />
          <Sample name="disabled-on" disabled checked end={words('common.included')} />
        </SwitchRows>
      </Specimen>
      <Specimen state="state.error">
        <Sample name="error" checked error={words('addon.error')} />
      </Specimen>
      <Specimen state="state.pretitle">
        <Sample name="pretitle" pretitle={words('addon.pretitle')} />
      </Specimen>
      <Specimen state="state.stacked">
        <Sample name="stacked" stacked checked />
      </Specimen>
      <Specimen state="state.button">
        <SwitchRows>
          <ActionRow label={words('quantity.label')} help={words('quantity.help')} end={amount} action={add} />
          <ActionRow stacked label={words('quantity.label')} help={words('quantity.help')} end={amount} action={add} />
        </SwitchRows>
      </Specimen>
      <Specimen state="state.long" wide>
        <SwitchRows>
          <Sample name="long" label={words('addon.long')} help={words('company.value')} />
          <Sample name="long-on" checked label={words('addon.long')} end={words('common.included')} />
        </SwitchRows>
      </Specimen>
    </Sheet>
  );
}
