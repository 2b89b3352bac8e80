import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isMobileLine, mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { selectValues, valuesTyped } from '@alzette/shop-store';
import { TextField } from '@alzette/ui';
import { useNumberProblem } from './use-number-problem';

/** Which line of the customer is changed; for a mobile line its number, which the voucher and the order need (spec row E2). */
export function ChangedLineSection({ item }: { readonly item: CartItem }) {
  const key = mobileLineKeys(item.identifier).currentNumber;
  const typed = useSelector(selectValues)[key];
  const dispatch = useDispatch();
  const number = typeof typed === 'string' ? typed : (item.changedLine?.phoneNumber ?? '');
  const problem = useNumberProblem(number);
  if (!isMobileLine(item)) return <FormattedMessage id="shop.line.changes" values={{ name: item.changedLine?.name ?? '' }} />;
  return (
    <TextField
      name={key}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+691"
      label={<FormattedMessage id="shop.number.label" />}
      help={<FormattedMessage id="shop.number.help" />}
      error={problem.isShown ? <FormattedMessage id={`shop.number.${problem.kind}`} /> : null}
      value={number}
      onChange={(value) => dispatch(valuesTyped({ [key]: value }))}
      onBlur={problem.check}
      required
    />
  );
}
