import type { Meta } from '@storybook/react-webpack5';
import { Amount, ChoiceTiles, type ChoiceTile, type ChoiceTilesProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Choice tiles' } satisfies Meta;

interface SampleProps extends Partial<Omit<ChoiceTilesProps, 'tiles' | 'onChange'>> {
  readonly name: string;
  readonly tiles?: readonly ChoiceTile[];
}

function Sample({ value = '', ...props }: SampleProps) {
  const message = useMessage();
  const tiles: readonly ChoiceTile[] = [
    { value: 'esim', title: message('sim.esim'), text: message('sim.esim.text') },
    { value: 'physical', title: message('sim.physical'), text: message('sim.physical.text') },
  ];
  const fixed = { label: message('sim.label'), tiles };
  return (
    <Held first={value}>{(held, hold) => <ChoiceTiles {...fixed} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
  const money = useMoney();
  const debit = { value: 'debit', title: message('pay.debit'), text: message('pay.debit.text') };
  const invoice = { value: 'invoice', title: message('pay.invoice'), text: message('pay.invoice.text') };
  const moreSizes = ['64', '128', '256', '512', '1024'].map((size) => ({
    value: size,
    title: message('storage.size', { size }),
  }));
  const sizes = moreSizes.slice(1, 4);
  return (
    <Sheet title="choice-tiles">
      <Specimen state="state.none">
        <Sample name="none" required />
      </Specimen>
      <Specimen state="state.chosen">
        <Sample name="chosen" value="esim" />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value="esim" />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('sim.error.required')} />
      </Specimen>
      <Specimen state="state.one-disabled">
        <Sample
          name="one-disabled"
          label={message('pay.label')}
          value="debit"
          tiles={[debit, { ...invoice, disabled: true }]}
        />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled value="physical" />
      </Specimen>
      <Specimen state="state.rows">
        <Sample
          name="rows"
          arrangement="rows"
          label={message('pay.label')}
          value="invoice"
          tiles={[debit, { ...invoice, end: <Amount>{money(200)}</Amount> }]}
        />
      </Specimen>
      <Specimen state="state.keep-row">
        <Sample
          name="keep-row"
          arrangement="keep-row"
          centred
          label={message('storage.label')}
          value="256"
          tiles={sizes}
        />
      </Specimen>
      <Specimen state="state.wrap">
        <Sample name="wrap" arrangement="wrap" centred label={message('storage.label')} value="256" tiles={moreSizes} />
      </Specimen>
      <Specimen state="state.long" wide>
        <Sample
          name="long"
          label={message('company.label')}
          value="long"
          tiles={[debit, { value: 'long', title: message('pay.long'), text: message('company.value') }]}
        />
      </Specimen>
    </Sheet>
  );
}
