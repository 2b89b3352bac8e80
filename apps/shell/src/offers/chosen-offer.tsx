import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Offer, SubscriptionVariant } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { AddOnList } from '@alzette/shop-widgets/offers';
import { Card } from '@alzette/ui';
import { OptionColumns } from './offer-layout';
import type { OfferSelection } from './offer-selection';
import { PlanNotes } from './plan-notes';
import { PricePanel } from './price-panel';

// The other parts of this chunk.
export { AddedItem } from './added-item';
export { ChangedLineChoice } from './changed-line-choice';
export { PricePanel };

export interface ChosenOfferProps {
  readonly offer: Offer;
  readonly selection: OfferSelection;
  /** Full name of the offer, for the options' heading. */
  readonly name: string;
  /** The plan whose requirements and installation are shown. */
  readonly plan?: SubscriptionVariant;
}

/** Add-ons and price of the chosen offer, below its plans. */
export function ChosenOffer({ offer, selection, name, plan }: ChosenOfferProps) {
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const items = selection.itemsOf(offer);
  const [item, ...addOns] = items;
  const { products, tvPackages } = offer.addOns;
  const hasAddOns = products.length + tvPackages.length > 0;
  return (
    <OptionColumns
      name={name}
      options={
        <>
          {hasAddOns ? (
            <Card>
              <AddOnList
                parent={item}
                addOns={offer.addOns}
                chosen={addOns}
                isExistingCustomer={isExistingCustomer}
                onChoose={(addOn) => selection.onChoose(offer, addOn)}
                onRemove={(identifier) => selection.onRemove(offer, identifier)}
              />
            </Card>
          ) : (
            <Card>
              <p>
                <FormattedMessage id="shell.offer.noOptions" />
              </p>
            </Card>
          )}
          {plan && <PlanNotes plan={plan} />}
        </>
      }
      price={
        <Card>
          <PricePanel items={items} />
        </Card>
      }
    />
  );
}
