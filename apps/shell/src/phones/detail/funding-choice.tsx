import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { DeviceFunding } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { ChoiceTiles, type ChoiceTile } from '@alzette/ui';
import { choiceOf, commonTotal, fundingsOf, matches, storageCode } from '../offer/phone-variants';
import { FundingPrice, FundingTerm } from './funding-words';
import type { PhoneAnswerProps } from './phone-top';
import styles from './funding-choice.module.css';
import { Question } from './question';

/** How the phone is paid: what each way costs by the month and today, and that the total stays the same where it does. */
export function FundingChoice({ phone, variant, onAnswer }: PhoneAnswerProps) {
  const locale = useShopLocale();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const { colour, storage, funding } = choiceOf(variant);
  const offered = phone.variants.filter((each) => matches(each, { colour, storage }));
  const total = commonTotal(offered, isExistingCustomer);

  function tileOf({ code, label }: DeviceFunding): ChoiceTile {
    const own = offered.find((each) => matches(each, { funding: code }));
    const title = code === 'no_funding' ? <FormattedMessage id="shell.phones.funding.atOnce" /> : label;
    if (own) return { value: code, title, text: <FundingTerm variant={own} />, end: <FundingPrice variant={own} /> };
    const missing = { colour: variant.colour.label, storage: storageCode(variant.storage) };
    return {
      value: code,
      title,
      disabled: true,
      text: <FormattedMessage id="shell.phones.funding.missing" values={missing} />,
    };
  }

  return (
    <div>
      <ChoiceTiles
        name="phone.funding"
        label={
          <Question>
            <FormattedMessage id="shell.phones.funding" />
          </Question>
        }
        arrangement="rows"
        value={funding}
        onChange={(code) => onAnswer({ funding: code })}
        tiles={fundingsOf(phone.variants).map(tileOf)}
      />
      <p className={styles.note}>
        {total !== null && (
          <FormattedMessage
            id="shell.phones.funding.sameTotal"
            values={{ total: formatMoney(total, locale), count: offered.length }}
          />
        )}{' '}
        {variant.commitment.text}
      </p>
    </div>
  );
}
