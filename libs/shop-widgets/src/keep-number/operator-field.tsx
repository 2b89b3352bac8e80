import { useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { SelectField } from '@alzette/ui';
import { useLineAnswer } from '../line-card/use-line-answer';

const otherOperators = [
  { value: 'orange', label: 'Orange' },
  { value: 'join', label: 'JOIN' },
  { value: 'post', label: 'POST' },
];

/** Where the number is today: the country's other operators, or this provider's own prepaid offer (spec row E4). */
export function OperatorField({ item }: { readonly item: CartItem }) {
  const { value, setValue, field } = useLineAnswer(item, mobileLineKeys(item.identifier).currentOperator);
  const { name, prepaidOperatorCode } = useSettings();
  const { formatMessage } = useIntl();
  const prepaid = { value: prepaidOperatorCode, label: formatMessage({ id: 'shop.operator.prepaid' }, { name }) };
  return (
    <SelectField
      {...field}
      label={formatMessage({ id: 'shop.operator.label' })}
      help={formatMessage({ id: 'shop.operator.help' })}
      placeholder={formatMessage({ id: 'common.select' })}
      options={[...otherOperators, prepaid]}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onChange={setValue}
      required
    />
  );
}
