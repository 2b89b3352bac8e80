import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SubscriptionFamily } from '@alzette/shop-model';
import { Page } from '@alzette/ui';
import { useSiteLocation } from '../routing/site-location';
import { ChosenOffer } from './chosen-offer/chosen-offer';
import { PutInCart } from './chosen-offer/put-in-cart';
import { useEditedLine, useEditQuery } from './draft/use-edited-line';
import { useOfferDraft } from './draft/use-offer-draft';
import { offerOfPlan } from './draft-offer';
import { ChangedLineChoice } from './mode/changed-line-choice';
import { ModeChooser } from './mode/mode-chooser';
import { NeighbourLink } from './neighbour-link';
import { OfferHead } from './offer-head';
import { PlanChoice } from './plans/plan-choice';
import { PlanNotes } from './plans/plan-notes';
import { planWords } from './plans/plan-words';
import { planToShow, usePlans } from './plans/use-plans';
import { NoOffers } from './states/no-offers';
import { OfferSkeleton } from './states/offer-skeleton';
import { OffersFailed } from './states/offers-failed';

export interface OfferPageProps {
  readonly family: SubscriptionFamily;
}

/** The page of one family of subscriptions: plans to compare, what can be added, the price, and the way into the cart. */
export function OfferPage({ family }: OfferPageProps) {
  const editQuery = useEditQuery();
  return <OfferPageFor key={`${family} ${editQuery}`} family={family} editQuery={editQuery} />;
}

interface OfferPageForProps {
  readonly family: SubscriptionFamily;
  readonly editQuery: string;
}

function OfferPageFor({ family, editQuery }: OfferPageForProps) {
  const plans = usePlans(family);
  const edited = useEditedLine(editQuery, family);
  const draft = useOfferDraft(edited);
  const { search } = useSiteLocation();
  const [code, setCode] = useState(() => edited?.line.variant.code ?? new URLSearchParams(search).get('plan'));
  const [isLineMissing, setLineMissing] = useState(false);
  const plan = plans.status === 'ready' ? planToShow(plans.value, code) : null;
  const offer = plan && offerOfPlan(plan);
  return (
    <>
      <Page>
        <OfferHead
          title={<FormattedMessage id={`shell.${family}.title`} />}
          lead={<FormattedMessage id={`shell.${family}.lead`} />}
          more={<NeighbourLink page={family} />}
          aside={<ModeChooser draft={draft} />}
        >
          {draft.mode === 'change' && (
            <ChangedLineChoice
              family={family}
              value={draft.changedLine}
              onChoose={draft.onChangedLine}
              isMissing={isLineMissing && draft.changedLine === null}
            />
          )}
        </OfferHead>
        {plans.status === 'loading' && <OfferSkeleton />}
        {plans.status === 'failed' && <OffersFailed onRetry={plans.onRetry} />}
        {plans.status === 'ready' && !plan && <NoOffers />}
        {plans.status === 'ready' && plan && (
          <PlanChoice plans={plans.value} value={plan.code} onChoose={setCode} titleLevel={2} />
        )}
        {offer && (
          <ChosenOffer offer={offer} draft={draft} name={planWords(plan).fullName}>
            <PlanNotes plan={plan} />
          </ChosenOffer>
        )}
      </Page>
      {offer && (
        <PutInCart
          draft={draft}
          items={draft.itemsOf(offer)}
          edited={edited}
          onLineMissing={() => setLineMissing(true)}
        />
      )}
    </>
  );
}
