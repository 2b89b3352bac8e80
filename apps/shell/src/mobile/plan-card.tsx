import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { MobileVariant } from '@alzette/shop-model';
import { MonthlyPrice, PromoText } from '@alzette/shop-widgets';
import { Button, CheckIcon, Tag } from '@alzette/ui';
import styles from './plan-card.module.css';

interface PlanCardProps {
  readonly plan: MobileVariant;
  readonly onChoose: (plan: MobileVariant) => void;
}

/** One plan among those it is compared with: the same facts at the same heights. */
export function PlanCard({ plan, onChoose }: PlanCardProps) {
  const titleId = useId();
  const locale = useShopLocale();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId}>{plan.name}</h2>
        {plan.attributes['subscription_mobile_webdeals'] === true && (
          <Tag>
            <FormattedMessage id="shell.mobile.webdeal" />
          </Tag>
        )}
      </div>
      <p className={styles.data}>{plan.options.data.label}</p>
      <MonthlyPrice cents={plan.price.applied.newCustomer} size="lg" />
      <p className={styles.promo}>
        <PromoText price={plan.price} />
      </p>
      <ul className={styles.facts}>
        {factsOf(plan).map((fact) => (
          <li key={fact}>
            <CheckIcon size={20} />
            {fact}
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <p className={styles.terms}>
          {plan.commitment.text}
          <br />
          {plan.activationFee > 0 ? (
            <FormattedMessage
              id="shell.mobile.activation"
              values={{ name: plan.activationFeeName, price: formatMoney(plan.activationFee, locale) }}
            />
          ) : (
            <FormattedMessage id="shell.mobile.noActivation" />
          )}
        </p>
        <Button look="river" wide onClick={() => onChoose(plan)}>
          <FormattedMessage id="shell.mobile.choose" values={{ name: plan.name }} />
        </Button>
      </div>
    </article>
  );
}

/** `null_eu` is the catalogue's way to say "none" (spec row B11). */
function factsOf({ options, highlights }: MobileVariant): readonly string[] {
  return options.data_eu.code === 'null_eu' ? highlights : [options.data_eu.label, ...highlights];
}
