import { FormattedMessage, useIntl } from 'react-intl';
import type { Reading } from '@alzette/offer-widgets';
import type { SubscriptionVariant } from '@alzette/shop-model';
import { OfferTiles } from '@alzette/ui';
import type { OfferDraft } from '../../offers/draft/use-offer-draft';
import { ChangedLineChoice } from '../../offers/mode/changed-line-choice';
import { ModeChooser } from '../../offers/mode/mode-chooser';
import { PlanTile } from '../../offers/plans/plan-tile';
import { OfferSkeleton } from '../../offers/states/offer-skeleton';
import { OffersFailed } from '../../offers/states/offers-failed';
import type { PlanPick } from '../offer/first-choice';
import { PhoneAloneTile } from './phone-alone-tile';
import styles from './plan-band.module.css';

interface PlanBandProps {
  readonly plans: Reading<readonly SubscriptionVariant[]>;
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
          <PhoneAloneTile isChosen={plan === null} onChoose={() => onPick({ isAlone: true })} />
        </OfferTiles>
      )}
    </section>
  );
}
