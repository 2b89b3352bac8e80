import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { subscriptionsQuery } from '@alzette/shop-client';
import { describePlan, offerOf, type SubscriptionFamily } from '@alzette/shop-model';
import { useQuery } from '@alzette/shop-widgets';
import { Page } from '@alzette/ui';
import { useSiteLocation } from '../routing/site-location';
import { PutInCart } from './add-to-cart';
import { ChangedLineChoice, ChosenOffer, ModeChooser } from './chosen-offer';
import { NeighbourLink, NoOffers, OfferHead, OffersFailed, OfferSkeleton } from './offer-layout';
import { useEditedLine, useEditQuery, useOfferDraft } from './offer-selection';
import { PlanChoice, PlanNotes, planToShow } from './plans';

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
  const plans = useQuery(subscriptionsQuery(family));
  const edited = useEditedLine(editQuery, family);
  const draft = useOfferDraft(edited);
  const { search } = useSiteLocation();
  const [code, setCode] = useState(() => edited?.line.variant.code ?? new URLSearchParams(search).get('plan'));
  const [isLineMissing, setLineMissing] = useState(false);
  const plan = plans.status === 'ready' ? planToShow(plans.value, code) : null;
  const offer = plan && offerOf(plan);
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
          <ChosenOffer offer={offer} draft={draft} name={describePlan(plan).fullName}>
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
