import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  appliedPrice,
  type DeviceFunding,
  type DeviceTaxon,
  type DeviceVariant,
  storageText,
  upfrontUnder,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { PriorPriceText, PromotionText } from '@alzette/shop-widgets';
import { Amount, type ChoiceTile, ChoiceTiles } from '@alzette/ui';
import { toneOf } from './device-image';
import { choiceOf, type DeviceChoice, fundingsOf, isOffered, matches, risesLater } from './device-variants';
import { commonTotal } from './device-totals';
import styles from './device-choices.module.css';

export interface DeviceQuestionProps {
  readonly device: DeviceTaxon;
  readonly variant: DeviceVariant;
  readonly onChange: (choice: Partial<DeviceChoice>) => void;
}

/** The colours as round swatches; the label names the chosen one. */
export function ColourChoice({ device, variant, onChange }: DeviceQuestionProps) {
  return (
    <fieldset role="radiogroup">
      <legend className={styles.legend}>
        <QuestionLabel choice={variant.colour.label}>
          <FormattedMessage id="shell.phones.colour" />
        </QuestionLabel>
      </legend>
      <div className={styles.rounds}>
        {device.colours.map((colour) => (
          <label key={colour.id} className={styles.round} style={toneOf(colour)} title={colour.label}>
            <input
              type="radio"
              name="phone.colour"
              value={colour.id}
              checked={colour.id === variant.colour.id}
              aria-label={colour.label}
              onChange={() => onChange({ colour: colour.id })}
            />
            <i />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The storages; those that the colour does not come with are disabled with a reason. */
export function StorageChoice({ device, variant, onChange }: DeviceQuestionProps) {
  const { colour } = variant;
  return (
    <ChoiceTiles
      name="phone.storage"
      label={
        <QuestionLabel>
          <FormattedMessage id="shell.phones.storage" />
        </QuestionLabel>
      }
      arrangement="keep-row"
      centred
      value={storageText(variant.storage)}
      onChange={(storage) => onChange({ storage })}
      tiles={device.storages.map((storage) => {
        const value = storageText(storage);
        const disabled = !isOffered(device.variants, { colour: colour.id, storage: value });
        return {
          value,
          title: value,
          disabled,
          text: disabled && <FormattedMessage id="shell.phones.storage.missing" values={{ colour: colour.label }} />,
        };
      })}
    />
  );
}

/**
 * The choice of the funding: the monthly price and the price today of each funding, and the total where all fundings cost
 * the same.
 */
export function FundingChoice({ device, variant, onChange }: DeviceQuestionProps) {
  const locale = useShopLocale();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const { colour, storage, funding } = choiceOf(variant);
  const offered = device.variants.filter((each) => matches(each, { colour, storage }));
  const total = commonTotal(offered, isExistingCustomer);

  function tileOf({ code, label }: DeviceFunding): ChoiceTile {
    const own = offered.find((each) => matches(each, { funding: code }));
    const title = code === 'no_funding' ? <FormattedMessage id="shell.phones.funding.atOnce" /> : label;
    if (own) return { value: code, title, text: <FundingTerm variant={own} />, end: <FundingPrice variant={own} /> };
    const missing = { colour: variant.colour.label, storage: storageText(variant.storage) };
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
          <QuestionLabel>
            <FormattedMessage id="shell.phones.funding" />
          </QuestionLabel>
        }
        arrangement="rows"
        value={funding}
        onChange={(code) => onChange({ funding: code })}
        tiles={fundingsOf(device.variants).map(tileOf)}
      />
      {total !== null && (
        <p className={styles.note}>
          <FormattedMessage
            id="shell.phones.funding.sameTotal"
            values={{ total: <Amount>{formatMoney(total, locale)}</Amount>, count: offered.length }}
          />
        </p>
      )}
    </div>
  );
}

interface FundingProps {
  readonly variant: DeviceVariant;
}

/** The term of a funding, and how a discount changes the instalment. */
function FundingTerm({ variant }: FundingProps) {
  const { months } = variant.options.device_funding;
  if (months === null) return <FormattedMessage id="shell.phones.funding.noInstalment" />;
  return (
    <>
      {months % 12 === 0 ? (
        <FormattedMessage id="shell.phones.funding.years" values={{ years: months / 12 }} />
      ) : (
        <FormattedMessage id="shell.phones.funding.months" values={{ months }} />
      )}
      {risesLater(variant) && (
        <>
          <span className={styles.promo}>
            <PromotionText price={variant.price} />
          </span>
          <span className={styles.promo}>
            <PriorPriceText price={variant.price} priorTotal={variant.priorTotal} />
          </span>
        </>
      )}
    </>
  );
}

/** The instalment and the price today; the whole price without an instalment. */
function FundingPrice({ variant: { price, options } }: FundingProps) {
  const locale = useShopLocale();
  const monthly = appliedPrice(price, useSelector(selectIsExistingCustomer));
  const { months } = options.device_funding;
  const today = formatMoney(upfrontUnder(options.device_funding), locale);
  if (months === null) {
    return (
      <>
        <b>{today}</b>{' '}
        <small>
          <FormattedMessage id="shell.phones.funding.once" />
        </small>
      </>
    );
  }
  return (
    <>
      <b>
        <Amount>{formatMoney(monthly, locale)}</Amount>
        <FormattedMessage id="common.per-month.short" />
      </b>{' '}
      <small>
        <FormattedMessage id="shell.phones.funding.today" values={{ amount: <Amount>{today}</Amount> }} />
      </small>
    </>
  );
}

interface QuestionLabelProps {
  readonly children: ReactNode;
  /** The chosen value, where the choices do not show it. */
  readonly choice?: string;
}

function QuestionLabel({ children, choice }: QuestionLabelProps) {
  return (
    <span className={styles.question}>
      {children} {choice && <span className={styles.choice}>{choice}</span>}
    </span>
  );
}
