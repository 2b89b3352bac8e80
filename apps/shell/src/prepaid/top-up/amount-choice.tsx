import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { PrepaidProduct } from '@alzette/shop-model';
import { centsToEuros } from '@alzette/shop-model';
import { ChoiceTiles } from '@alzette/ui';

interface AmountChoiceProps {
  readonly amounts: readonly PrepaidProduct[];
  /** Code of the chosen amount. */
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

export function AmountChoice({ amounts, value, onChoose }: AmountChoiceProps) {
  return (
    <ChoiceTiles
      name="prepaid.amount"
      label={<FormattedMessage id="shell.prepaid.amount" />}
      tiles={amounts.map(({ code, amount }) => ({ value: code, title: <ShortAmount cents={amount} /> }))}
      arrangement="wrap"
      centred
      value={value}
      onChange={onChoose}
    />
  );
}

/** `25 €`; cents only where there are some. */
function ShortAmount({ cents }: { readonly cents: number }) {
  const isWhole = cents % 100 === 0;
  return <FormattedNumber value={centsToEuros(cents)} style="currency" currency="EUR" minimumFractionDigits={isWhole ? 0 : 2} />;
}
