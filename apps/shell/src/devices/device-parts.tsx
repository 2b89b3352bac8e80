import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { PanelSkeleton } from '@alzette/ui';
import { LazyHydration } from '../offers/lazy-hydration';
import { OfferSkeleton } from '../offers/offer-layout';
import type { DeviceTopProps } from './device-top';
import type { PlanBandProps } from './plan-band';

// The parts below the first view. The site server knows the names (`laterChunks`).
export const deviceQuestions = {
  name: 'device-questions',
  load: () => import(/* webpackChunkName: "device-questions" */ './device-questions'),
};
export const planBand = {
  name: 'plan-band',
  load: () => import(/* webpackChunkName: "plan-band" */ './plan-band'),
};

/** `PlanBand`, whose code loads when the shopper comes to it. */
export function PlanBandPart(props: PlanBandProps) {
  const { plans, plan, selection, isLineMissing } = props;
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <LazyHydration
      {...planBand}
      content={JSON.stringify([plans.status, plan?.code, selection.mode, isLineMissing, isExistingCustomer])}
      isNeeded={selection.mode === 'change'}
      skeleton={<OfferSkeleton />}
    >
      {({ PlanBand }) => <PlanBand {...props} />}
    </LazyHydration>
  );
}

/** `DeviceQuestions`, whose code loads when the shopper comes to it. */
export function DeviceQuestionsPart(props: DeviceTopProps) {
  const label = useIntl().formatMessage({ id: 'shell.loading' });
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <LazyHydration
      {...deviceQuestions}
      content={JSON.stringify([props.variant.code, isExistingCustomer])}
      skeleton={<PanelSkeleton label={label} lines={4} />}
    >
      {({ DeviceQuestions }) => <DeviceQuestions {...props} />}
    </LazyHydration>
  );
}
