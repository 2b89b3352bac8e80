import type { Meta } from '@storybook/react-webpack5';
import { ActionRow, Amount, Button, SwitchRow, SwitchRows, type SwitchRowProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Switch row' } satisfies Meta;

function Sample({ checked = false, ...props }: Partial<SwitchRowProps> & Pick<SwitchRowProps, 'name'>) {
  const message = useMessage();
  const fixed = { label: message('addon.label'), help: message('addon.help'), end: <Amount>{useMoney()(500)}</Amount> };
  return (
    <Held first={checked}>{(held, hold) => <SwitchRow {...fixed} {...props} checked={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
  const amount = <Amount>{useMoney()(1200)}</Amount>;
  const add = <Button>{message('common.add')}</Button>;
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
          <Sample name="disabled-on" disabled checked end={message('common.included')} />
        </SwitchRows>
      </Specimen>
      <Specimen state="state.error">
        <Sample name="error" checked error={message('addon.error')} />
      </Specimen>
      <Specimen state="state.pretitle">
        <Sample name="pretitle" pretitle={message('addon.pretitle')} />
      </Specimen>
      <Specimen state="state.stacked">
        <Sample name="stacked" stacked checked />
      </Specimen>
      <Specimen state="state.button">
        <SwitchRows>
          <ActionRow label={message('quantity.label')} help={message('quantity.help')} end={amount} action={add} />
          <ActionRow
            stacked
            label={message('quantity.label')}
            help={message('quantity.help')}
            end={amount}
            action={add}
          />
        </SwitchRows>
      </Specimen>
      <Specimen state="state.long" wide>
        <SwitchRows>
          <Sample name="long" label={message('addon.long')} help={message('company.value')} />
          <Sample name="long-on" checked label={message('addon.long')} end={message('common.included')} />
        </SwitchRows>
      </Specimen>
    </Sheet>
  );
}
