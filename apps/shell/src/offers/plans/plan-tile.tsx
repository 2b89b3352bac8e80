import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type SubscriptionVariant, type VariantPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, PromoText } from '@alzette/shop-widgets';
import { OfferTile, Tag } from '@alzette/ui';
import styles from './plan-tile.module.css';
import { planWords, type PlanWords } from './plan-words';

interface PlanTileProps {
  readonly plan: SubscriptionVariant;
  readonly titleLevel?: 2 | 3;
  readonly isChosen: boolean;
  readonly onChoose: (code: string) => void;
}

/** One plan among those it is compared with: the same facts at the same heights. */
export function PlanTile({ plan, titleLevel = 3, isChosen, onChoose }: PlanTileProps) {
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const words = planWords(plan);
  const applied = appliedPrice(plan.price, isExistingCustomer);
  const isDiscounted = plan.price.discountDuration !== null && applied < plan.price.original;
  const webDeal = isDealForOthers(plan.price, isExistingCustomer) ? null : words.webDeal;
  return (
    <OfferTile
      name="offer.plan"
      value={plan.code}
      checked={isChosen}
      onSelect={() => onChoose(plan.code)}
      title={plan.name}
      titleLevel={titleLevel}
      tag={webDeal && <WebDealTag value={webDeal.value} />}
      lead={words.lead}
      price={<MonthlyPrice cents={applied} size="lg" />}
      promo={isDiscounted ? <PromoText price={plan.price} /> : plan.commitment.text}
      facts={words.facts}
      terms={<Terms plan={plan} webDeal={webDeal} facts={words.facts} saysCommitment={isDiscounted} />}
    />
  );
}

/** A discount that only new customers get is not promised to the others. */
function isDealForOthers({ applied, original }: VariantPrice, isExistingCustomer: boolean): boolean {
  return isExistingCustomer && applied.newCustomer < original && applied.existingCustomer >= original;
}

function WebDealTag({ value }: { readonly value: number | string | null }) {
  if (value === null)
    return (
      <Tag>
        <FormattedMessage id="shell.offer.webDeal" />
      </Tag>
    );
  const amount =
    typeof value === 'number' ? (
      <FormattedNumber
        value={value}
        style="currency"
        currency="EUR"
        maximumFractionDigits={Number.isInteger(value) ? 0 : 2}
      />
    ) : (
      value
    );
  return (
    <Tag>
      <FormattedMessage id="shell.offer.webDealValue" values={{ amount }} />
    </Tag>
  );
}

interface TermsProps {
  readonly plan: SubscriptionVariant;
  readonly webDeal: PlanWords['webDeal'];
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
            values={{ name: activationFeeName, price: formatMoney(activationFee, locale) }}
          />
        </p>
      )}
      {activationFee === 0 && !facts.includes(noFee) && <p>{noFee}</p>}
    </>
  );
}
