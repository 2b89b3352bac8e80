import type { Meta } from '@storybook/react-webpack5';
import { Amount, ChoiceTiles, type ChoiceTile, type ChoiceTilesProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Choice tiles' } satisfies Meta;

interface SampleProps extends Partial<Omit<ChoiceTilesProps, 'tiles' | 'onChange'>> {
  readonly name: string;
  readonly tiles?: readonly ChoiceTile[];
}

function Sample({ value = '', ...props }: SampleProps) {
  const words = useWords();
  const tiles: readonly ChoiceTile[] = [
    { value: 'esim', title: words('sim.esim'), text: words('sim.esim.text') },
    { value: 'physical', title: words('sim.physical'), text: words('sim.physical.text') },
  ];
  const fixed = { label: words('sim.label'), tiles };
  return (
    <Held first={value}>{(held, hold) => <ChoiceTiles {...fixed} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const words = useWords();
  const money = useMoney();
  const debit = { value: 'debit', title: words('pay.debit'), text: words('pay.debit.text') };
  const invoice = { value: 'invoice', title: words('pay.invoice'), text: words('pay.invoice.text') };
  const moreSizes = ['64', '128', '256', '512', '1024'].map((size) => ({
    value: size,
    title: words('storage.size', { size }),
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
        <Sample name="required" required error={words('sim.error.required')} />
      </Specimen>
      <Specimen state="state.one-disabled">
        <Sample
          name="one-disabled"
          label={words('pay.label')}
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
          label={words('pay.label')}
          value="invoice"
          tiles={[debit, { ...invoice, end: <Amount>{money(200)}</Amount> }]}
        />
      </Specimen>
      <Specimen state="state.keep-row">
        <Sample
          name="keep-row"
          arrangement="keep-row"
          centred
          label={words('storage.label')}
          value="256"
          tiles={sizes}
        />
      </Specimen>
      <Specimen state="state.wrap">
        <Sample name="wrap" arrangement="wrap" centred label={words('storage.label')} value="256" tiles={moreSizes} />
      </Specimen>
      <Specimen state="state.long" wide>
        <Sample
          name="long"
          label={words('company.label')}
          value="long"
          tiles={[debit, { value: 'long', title: words('pay.long'), text: words('company.value') }]}
        />
      </Specimen>
    </Sheet>
  );
}
