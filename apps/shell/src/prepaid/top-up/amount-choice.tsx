import { FormattedMessage, FormattedNumber } from 'react-intl';
import { centsToEuros, type Cents, type PrepaidProduct } from '@alzette/shop-model';
import { ChoiceTiles } from '@alzette/ui';
import styles from './amount-choice.module.css';

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
function ShortAmount({ cents }: { readonly cents: Cents }) {
  const isWhole = cents % 100 === 0;
  return (
    <span className={styles.amount}>
      <FormattedNumber
        value={centsToEuros(cents)}
        style="currency"
        currency="EUR"
        minimumFractionDigits={isWhole ? 0 : 2}
      />
    </span>
  );
}
