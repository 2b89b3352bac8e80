import { FormattedMessage, useIntl } from 'react-intl';
import type { SubscriptionVariant } from '@alzette/shop-model';
import { MonthlyPrice, type QueryResult } from '@alzette/shop-widgets';
import { OfferTile, OfferTiles } from '@alzette/ui';
import { ChangedLinePart } from '../offers/chosen-offer-part';
import { ModeChooser } from '../offers/mode-chooser';
import { OffersFailed, OfferSkeleton } from '../offers/offer-layout';
import type { OfferSelection } from '../offers/offer-selection';
import { PlanTile } from '../offers/plans';
import type { DevicePlan } from './device-variants';
import styles from './device-page.module.css';

export interface PlanBandProps {
  readonly plans: QueryResult<readonly SubscriptionVariant[]>;
  /** The chosen plan; null for the device alone. */
  readonly plan: SubscriptionVariant | null;
  readonly selection: OfferSelection;
  readonly isLineMissing: boolean;
  readonly onPlan: (devicePlan: DevicePlan) => void;
}

/** The plan of the device. A device without a plan changes no line, so the page does not ask for the mode. */
export function PlanBand({ plans, plan, selection, isLineMissing, onPlan }: PlanBandProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="phone-plan">
      <div className={styles.head}>
        <div>
          <h2 id="phone-plan">
            <FormattedMessage id="shell.phones.plan" />
          </h2>
          <p>
            <FormattedMessage id="shell.phones.plan.lead" />
          </p>
        </div>
        {plan && <ModeChooser selection={selection} />}
      </div>
      {plan && selection.mode === 'change' && (
        <div className={styles.line}>
          <ChangedLinePart
            family="mobile"
            planName={plan.name}
            value={selection.changedLine}
            onChoose={selection.onChangedLine}
            isMissing={isLineMissing && selection.changedLine === null}
          />
        </div>
      )}
      {plans.status === 'loading' && <OfferSkeleton />}
      {plans.status === 'failed' && <OffersFailed onRetry={plans.onRetry} />}
      {plans.status === 'ready' && (
        <OfferTiles label={formatMessage({ id: 'shell.offer.plans' })}>
          {plans.value.map((each) => (
            <PlanTile
              key={each.code}
              plan={each}
              titleLevel={3}
              isChosen={each.code === plan?.code}
              onChoose={(code) => onPlan({ isAlone: false, code })}
            />
          ))}
          <DeviceAloneTile isChosen={plan === null} onChoose={() => onPlan({ isAlone: true })} />
        </OfferTiles>
      )}
    </section>
  );
}

interface DeviceAloneTileProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The choice without a plan. */
function DeviceAloneTile({ isChosen, onChoose }: DeviceAloneTileProps) {
  const { formatMessage } = useIntl();
  return (
    <OfferTile
      name="offer.plan"
      value=""
      checked={isChosen}
      onSelect={onChoose}
      title={formatMessage({ id: 'shell.phones.alone' })}
      lead={<FormattedMessage id="shell.phones.alone.lead" />}
      price={<MonthlyPrice cents={0} size="lg" />}
      promo={<FormattedMessage id="shell.phones.alone.promo" />}
      facts={[formatMessage({ id: 'shell.phones.alone.sim' }), formatMessage({ id: 'shell.phones.alone.later' })]}
      terms={<FormattedMessage id="shell.offer.noActivation" />}
    />
  );
}
