import { useState } from 'react';
import type { Reading } from '@alzette/offer-widgets';
import type { DeviceTaxon, SubscriptionVariant } from '@alzette/shop-model';
import { Wrap } from '@alzette/ui';
import { ChosenOffer } from '../../offers/chosen-offer/chosen-offer';
import { PutInCart } from '../../offers/chosen-offer/put-in-cart';
import { useOfferDraft } from '../../offers/draft/use-offer-draft';
import { firstPick, firstVariant, pickedPlan } from '../offer/first-choice';
import { offerOfPhone, phoneOffer } from '../offer/phone-offer';
import { useEditedPhone } from '../offer/use-edited-phone';
import styles from './chosen-phone.module.css';
import { PhoneTop } from './phone-top';
import { PlanBand } from './plan-band';
import { usePhoneTitle } from './use-phone-title';

interface ChosenPhoneProps {
  readonly phone: DeviceTaxon;
  readonly plans: Reading<readonly SubscriptionVariant[]>;
  readonly editQuery: string;
}

/** A phone that is being put together. Without the plans nothing can be bought: what it costs is not known yet. */
export function ChosenPhone({ phone, plans, editQuery }: ChosenPhoneProps) {
  const edited = useEditedPhone(editQuery, phone.slug);
  const draft = useOfferDraft(edited);
  const [variant, setVariant] = useState(() => firstVariant(phone, edited?.line));
  const [pick, setPick] = useState(() => firstPick(edited?.line));
  const [isLineMissing, setLineMissing] = useState(false);
  usePhoneTitle(phone.name);
  const plan = plans.status === 'ready' ? pickedPlan(plans.value, pick) : null;
  const offer = plans.status === 'ready' ? offerOfPhone(phoneOffer(phone, variant, plan)) : null;
  return (
    <>
      <PhoneTop phone={phone} variant={variant} onChoose={setVariant} />
      <div className={styles.band}>
        <Wrap>
          <PlanBand plans={plans} plan={plan} draft={draft} isLineMissing={isLineMissing} onPick={setPick} />
          {offer && (
            <ChosenOffer offer={offer} draft={draft} name={[phone.name, plan?.name].filter(Boolean).join(', ')} />
          )}
        </Wrap>
      </div>
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
