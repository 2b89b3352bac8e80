import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { subscriptionsQuery } from '@alzette/shop-client';
import {
  describePlan,
  isFixedLineType,
  offerOf,
  type SubscriptionFamily,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { CartItemThumb, useQuery } from '@alzette/shop-widgets';
import { Page } from '@alzette/ui';
import { useAddressChoices } from '../routing/address-choices';
import { AddToCart } from './add-to-cart';
import { AvailabilityPart } from './availability/availability-part';
import { ChangedLinePart, ChosenOfferPart } from './chosen-offer-part';
import { ComparePlans } from './compare-plans';
import { ModeChooser } from './mode-chooser';
import { NeighbourLink, NoOffers, OfferHead, OffersFailed, OfferSkeleton } from './offer-layout';
import { planToShow, useEditedItem, useEditQuery, useOfferSelection } from './offer-selection';
import { PlanChoice } from './plans';

export interface OfferPageProps {
  readonly family: SubscriptionFamily;
}

/** The page of one plan family: plans to compare, add-ons, price, and the button that adds the offer to the cart. */
export function OfferPage({ family }: OfferPageProps) {
  const editQuery = useEditQuery();
  return <OfferPageFor key={`${family} ${editQuery}`} family={family} editQuery={editQuery} />;
}

const none: readonly SubscriptionVariant[] = [];

interface OfferPageForProps {
  readonly family: SubscriptionFamily;
  readonly editQuery: string;
}

function OfferPageFor({ family, editQuery }: OfferPageForProps) {
  const plans = useQuery(subscriptionsQuery(family));
  const edited = useEditedItem(editQuery, family);
  const selection = useOfferSelection(edited);
  const { get, choose } = useAddressChoices();
  const code = get('plan') ?? edited?.item.variant.code ?? null;
  const [isLineMissing, setLineMissing] = useState(false);
  const all = plans.status === 'ready' ? plans.value : none;
  const [available, setAvailable] = useState<readonly string[] | null>(null);
  const isAvailable = (each: SubscriptionVariant) => available === null || available.includes(each.code);
  const plan = planToShow(all, code, isAvailable);
  const choice = { plans: all, isAvailable, onChoose: (chosen: string) => choose({ plan: chosen }) };
  const offer = plan && offerOf(plan);
  const items = offer && selection.itemsOf(offer);
  return (
    <>
      <Page>
        <OfferHead
          title={<FormattedMessage id={`shell.${family}.title`} />}
          lead={<FormattedMessage id={`shell.${family}.lead`} />}
          more={<NeighbourLink page={family} />}
          aside={<ModeChooser selection={selection} />}
        >
          {selection.mode === 'change' && (
            <ChangedLinePart
              family={family}
              planName={plan?.name}
              value={selection.changedLine}
              onChoose={selection.onChangedLine}
              isMissing={isLineMissing && selection.changedLine === null}
            />
          )}
        </OfferHead>
        {isFixedLineType(family) && all.length > 0 && (
          <AvailabilityPart type={family} plans={all} onAvailable={setAvailable} />
        )}
        {plans.status === 'loading' && <OfferSkeleton />}
        {plans.status === 'failed' && <OffersFailed onRetry={plans.onRetry} />}
        {plans.status === 'ready' && !plan && <NoOffers />}
        {plans.status === 'ready' && plan && (
          <>
            <PlanChoice {...choice} value={plan.code} titleLevel={2} />
            <ComparePlans {...choice} value={plan.code} />
          </>
        )}
        {offer && (
          <ChosenOfferPart offer={offer} selection={selection} name={describePlan(plan).fullName} plan={plan} />
        )}
      </Page>
      {plan && items && (
        <AddToCart
          picture={<CartItemThumb item={items[0]} />}
          selection={selection}
          items={items}
          edited={edited}
          onLineMissing={() => setLineMissing(true)}
          unavailable={isAvailable(plan) ? undefined : <FormattedMessage id="shell.address.unavailable" />}
        />
      )}
    </>
  );
}
