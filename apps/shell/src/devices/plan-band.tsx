import { FormattedMessage, useIntl } from 'react-intl';
import type { SubscriptionVariant } from '@alzette/shop-model';
import { MonthlyPrice, type QueryResult } from '@alzette/shop-widgets';
import { OfferTile, OfferTiles } from '@alzette/ui';
import { ChangedLineChoice, ModeChooser } from '../offers/chosen-offer';
import { OffersFailed, OfferSkeleton } from '../offers/offer-layout';
import type { OfferDraft } from '../offers/offer-selection';
import { PlanTile } from '../offers/plans';
import styles from './device-page.module.css';
import type { PlanPick } from './device-variants';

interface PlanBandProps {
  readonly plans: QueryResult<readonly SubscriptionVariant[]>;
  /** The chosen plan; null for the phone alone. */
  readonly plan: SubscriptionVariant | null;
  readonly draft: OfferDraft;
  readonly isLineMissing: boolean;
  readonly onPick: (pick: PlanPick) => void;
}

/** Which plan the phone comes with, if any, and for whom. Without a plan no line is changed, so nobody asks. */
export function PlanBand({ plans, plan, draft, isLineMissing, onPick }: PlanBandProps) {
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
        {plan && <ModeChooser draft={draft} />}
      </div>
      {plan && draft.mode === 'change' && (
        <div className={styles.line}>
          <ChangedLineChoice
            family="mobile"
            value={draft.changedLine}
            onChoose={draft.onChangedLine}
            isMissing={isLineMissing && draft.changedLine === null}
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
              onChoose={(code) => onPick({ isAlone: false, code })}
            />
          ))}
          <DeviceAloneTile isChosen={plan === null} onChoose={() => onPick({ isAlone: true })} />
        </OfferTiles>
      )}
    </section>
  );
}

interface DeviceAloneTileProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Among the plans: none of them. */
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
