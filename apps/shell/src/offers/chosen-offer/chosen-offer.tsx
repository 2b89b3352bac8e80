import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { AddOnList } from '@alzette/offer-widgets';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Card } from '@alzette/ui';
import type { OfferDraft } from '../draft/use-offer-draft';
import type { DraftOffer } from '../draft-offer';
import { PricePanel } from '../price/price-panel';
import { OptionColumns } from './option-columns';

interface ChosenOfferProps {
  readonly offer: DraftOffer;
  readonly draft: OfferDraft;
  /** Full name of the offer, for the options' heading. */
  readonly name: string;
  /** Cards under the options: installation, notes. */
  readonly children?: ReactNode;
}

/** What can be chosen beside the chosen offer, and what it all costs. */
export function ChosenOffer({ offer, draft, name, children }: ChosenOfferProps) {
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const items = draft.itemsOf(offer);
  const [line, ...addOns] = items;
  const { additionals, tvPackages } = offer;
  const hasAddOns = additionals.length + tvPackages.length > 0;
  return (
    <OptionColumns
      name={name}
      options={
        <>
          {hasAddOns ? (
            <Card>
              <AddOnList
                parent={line}
                additionals={additionals}
                tvPackages={tvPackages}
                chosen={addOns}
                isExistingCustomer={isExistingCustomer}
                onChoose={(addOn) => draft.onChoose(offer, addOn)}
                onRemove={(identifier) => draft.onRemove(offer, identifier)}
              />
            </Card>
          ) : (
            <Card>
              <p>
                <FormattedMessage id="shell.offer.noOptions" />
              </p>
            </Card>
          )}
          {children}
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
