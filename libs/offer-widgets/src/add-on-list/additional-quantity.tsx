import { useIntl } from 'react-intl';
import type { CartItem } from '@alzette/shop-model';
import { QuantityInput } from '@alzette/ui';

interface AdditionalQuantityProps {
  readonly name: string;
  readonly title: string;
  readonly item: CartItem;
  readonly onChange: (quantity: number) => void;
}

/** How many of an add-on, from 1 to its own maximum (spec row D8). */
export function AdditionalQuantity({ name, title, item, onChange }: AdditionalQuantityProps) {
  const { formatMessage } = useIntl();
  return (
    <QuantityInput
      name={name}
      label={formatMessage({ id: 'offer.quantity' })}
      value={item.quantity}
      max={item.maxQuantity}
      onChange={onChange}
      decreaseLabel={formatMessage({ id: 'offer.quantity.less' }, { name: title })}
      increaseLabel={formatMessage({ id: 'offer.quantity.more' }, { name: title })}
      rangeError={formatMessage({ id: 'offer.quantity.range' }, { max: item.maxQuantity })}
    />
  );
}
