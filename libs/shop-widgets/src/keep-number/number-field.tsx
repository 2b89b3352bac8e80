import { FormattedMessage } from 'react-intl';
import { mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { TextField } from '@alzette/ui';
import { useLineAnswer } from '../line-card/use-line-answer';
import { currentNumberOf } from './current-number';

/** The number that is kept, or that of the line which is changed (spec rows E2, E4). */
export function NumberField({ item }: { readonly item: CartItem }) {
  const { value, setValue, field } = useLineAnswer(item, mobileLineKeys(item.identifier).currentNumber);
  const isChange = item.subscriptionMode === 'change';
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+691 123 456"
      label={<FormattedMessage id={isChange ? 'shop.number.label' : 'shop.keptNumber.label'} />}
      help={<FormattedMessage id="shop.number.help" />}
      value={currentNumberOf(item, value)}
      onChange={setValue}
      required
    />
  );
}
