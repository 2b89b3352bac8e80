import { useIntl } from 'react-intl';
import type { AdditionalVariant } from '@alzette/shop-model';
import { ChoiceTiles } from '@alzette/ui';
import { AddOnPriceLine } from '../add-on-price/add-on-price';
import { variantNameOf } from './additional-words';

interface VariantChoiceProps {
  readonly name: string;
  readonly stacked: boolean;
  readonly variants: readonly AdditionalVariant[];
  readonly value: string;
  readonly isExistingCustomer: boolean;
  readonly onChoose: (code: string) => void;
}

/** Which variant of an add-on; one of them always holds. */
export function VariantChoice({ name, stacked, variants, value, isExistingCustomer, onChoose }: VariantChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceTiles
      name={name}
      label={formatMessage({ id: 'offer.variant' })}
      value={value}
      onChange={onChoose}
      arrangement={stacked ? 'rows' : 'row'}
      tiles={variants.map((variant) => ({
        value: variant.code,
        title: variantNameOf(variant),
        text: <AddOnPriceLine offer={variant} isExistingCustomer={isExistingCustomer} />,
      }))}
    />
  );
}
