import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsExistingCustomer, type SharedState } from '@alzette/shop-store';
import { PanelSkeleton, Skeleton } from '@alzette/ui';
import type { ChangedLineChoiceProps } from './changed-line-choice';
import type { ChosenOfferProps } from './chosen-offer';
import { LazyHydration } from './lazy-hydration';
import { OptionColumns } from './offer-layout';

/** The content below the plans, or after a press. The site server knows the name (`laterChunks`). */
export const chosenOffer = {
  name: 'chosen-offer',
  load: () => import(/* webpackChunkName: "chosen-offer" */ './chosen-offer'),
};

/** `ChosenOffer`, whose code loads when the shopper comes to it. */
export function ChosenOfferPart(props: ChosenOfferProps) {
  const label = useIntl().formatMessage({ id: 'shell.loading' });
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const items = props.selection.itemsOf(props.offer);
  return (
    <LazyHydration
      {...chosenOffer}
      content={JSON.stringify([items, isExistingCustomer])}
      skeleton={
        <OptionColumns
          name={props.name}
          options={<PanelSkeleton label={label} lines={4} />}
          price={<PanelSkeleton label={label} lines={2} />}
        />
      }
    >
      {({ ChosenOffer }) => <ChosenOffer {...props} />}
    </LazyHydration>
  );
}

/** `ChangedLineChoice`, whose code most shoppers do not need. */
export function ChangedLinePart(props: ChangedLineChoiceProps) {
  const { value, isMissing, planName } = props;
  const session = useSelector(({ session: present }: SharedState) => present);
  return (
    <LazyHydration
      {...chosenOffer}
      content={JSON.stringify([value, isMissing, planName, session])}
      isNeeded
      skeleton={<Skeleton width="100%" height={112} radius={16} />}
    >
      {({ ChangedLineChoice }) => <ChangedLineChoice {...props} />}
    </LazyHydration>
  );
}
