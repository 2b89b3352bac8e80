import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, formatShortMoney, useShopLocale } from '@alzette/i18n';
import {
  describePlan,
  headlinePrice,
  type HeadlinePrice,
  isRecommended,
  type PlanDescription,
  speedText,
  type SubscriptionVariant,
  type VariantPrice,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, PriceStepsText } from '@alzette/shop-widgets';
import { Amount, OfferTile, OfferTiles, Tag } from '@alzette/ui';
import styles from './offers.module.css';

interface PlanChoiceProps {
  readonly plans: readonly SubscriptionVariant[];
  /** Code of the chosen variant. */
  readonly value: string | null;
  readonly onChoose: (code: string) => void;
  /** False for a plan that the shopper's address cannot have. */
  readonly isAvailable?: (plan: SubscriptionVariant) => boolean;
  /** 2 without a heading above the plans. */
  readonly titleLevel?: 2 | 3;
}

export function PlanChoice({ plans, value, onChoose, isAvailable, titleLevel = 3 }: PlanChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <OfferTiles label={formatMessage({ id: 'shell.offer.plans' })}>
      {plans.map((plan) => (
        <PlanTile
          key={plan.code}
          plan={plan}
          titleLevel={titleLevel}
          isChosen={plan.code === value}
          isUnavailable={isAvailable?.(plan) === false}
          onChoose={onChoose}
        />
      ))}
    </OfferTiles>
  );
}

interface PlanTileProps {
  readonly plan: SubscriptionVariant;
  readonly titleLevel?: 2 | 3;
  readonly isChosen: boolean;
  readonly isUnavailable?: boolean;
  readonly onChoose: (code: string) => void;
}

export function PlanTile({ plan, titleLevel = 3, isChosen, isUnavailable = false, onChoose }: PlanTileProps) {
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const { lead, facts } = tileFacts(plan);
  const { monthly, steps, including } = headlinePrice(plan, isExistingCustomer);
  const isDiscounted = steps.length > 1;
  const webDeal = isDealForOthers(plan.price, isExistingCustomer) ? null : describePlan(plan).webDeal;
  return (
    <OfferTile
      name="offer.plan"
      value={plan.code}
      checked={isChosen}
      onSelect={() => onChoose(plan.code)}
      title={plan.name}
      titleLevel={titleLevel}
      ribbon={isRecommended(plan) && <FormattedMessage id="shell.offer.recommended" />}
      tag={isUnavailable ? <UnavailableTag /> : webDeal && <WebDealTag value={webDeal.value} />}
      lead={lead}
      price={<MonthlyPrice cents={monthly} size="lg" />}
      promo={
        <>
          <IncludedCharges including={including} />
          {isDiscounted ? <PriceStepsText steps={steps} /> : plan.commitment.text}
        </>
      }
      facts={facts}
      terms={<Terms plan={plan} webDeal={webDeal} facts={facts} saysCommitment={isDiscounted} />}
    />
  );
}

/** The required add-ons that the price above contains: "including Wifi 7 box €3.00". Renders nothing without any. */
export function IncludedCharges({ including }: Pick<HeadlinePrice, 'including'>) {
  const locale = useShopLocale();
  const { formatList } = useIntl();
  if (including.length === 0) return null;
  const names = formatList(including.map(({ name, monthly }) => `${name} ${formatMoney(monthly, locale)}`));
  return (
    <span className={styles.including}>
      <FormattedMessage id="shell.offer.including" values={{ names }} />
    </span>
  );
}

/** True for a discount that only new customers get. */
function isDealForOthers({ applied, original }: VariantPrice, isExistingCustomer: boolean): boolean {
  return isExistingCustomer && applied.newCustomer < original && applied.existingCustomer >= original;
}

/** Says that the shopper's address cannot have the plan. */
export function UnavailableTag() {
  return (
    <Tag tone="amber">
      <FormattedMessage id="shell.address.unavailable" />
    </Tag>
  );
}

function WebDealTag({ value }: { readonly value: number | string | null }) {
  const locale = useShopLocale();
  if (value === null)
    return (
      <Tag>
        <FormattedMessage id="shell.offer.webDeal" />
      </Tag>
    );
  const amount = typeof value === 'number' ? formatShortMoney(Math.round(value * 100), locale) : value;
  return (
    <Tag>
      <FormattedMessage id="shell.offer.webDealValue" values={{ amount }} />
    </Tag>
  );
}

interface TermsProps {
  readonly plan: SubscriptionVariant;
  readonly webDeal: PlanDescription['webDeal'];
  readonly facts: readonly string[];
  readonly saysCommitment: boolean;
}

function Terms({ plan, webDeal, facts, saysCommitment }: TermsProps) {
  const locale = useShopLocale();
  const noFee = useIntl().formatMessage({ id: 'shell.offer.noActivation' });
  const { activationFee, activationFeeName, commitment } = plan;
  return (
    <>
      {webDeal?.text && <p className={styles.deal}>{webDeal.text}</p>}
      {saysCommitment && <p>{commitment.text}</p>}
      {activationFee > 0 && (
        <p>
          <FormattedMessage
            id="shell.offer.activation"
            values={{ name: activationFeeName, price: <Amount>{formatMoney(activationFee, locale)}</Amount> }}
          />
        </p>
      )}
      {activationFee === 0 && !facts.includes(noFee) && <p>{noFee}</p>}
    </>
  );
}

/** The facts of a plan's tile. `lead` is the fact by which plans of its family are compared (spec row D11). */
function tileFacts(plan: SubscriptionVariant): { readonly lead: string; readonly facts: readonly string[] } {
  const description = describePlan(plan);
  const { data, dataAbroad, channels, moreChannels, label } = description;
  const [lead = '', ...rest] = [speedText(description), data, channels, moreChannels].filter(Boolean);
  const facts = [label, ...rest, dataAbroad, ...plan.highlights].filter(Boolean);
  return { lead, facts: [...new Set(facts)] };
}
