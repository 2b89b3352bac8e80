import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { PanelSkeleton } from '@alzette/ui';
import { deviceQuestions, planBand } from '../later-chunks';
import { LaterPart } from '../later-part';
import { OfferSkeleton } from '../offers/offer-layout';
import type { DeviceTopProps } from './device-top';
import type { PlanBandProps } from './plan-band';

/** `PlanBand`, whose code loads when the shopper comes to it. */
export function PlanBandPart(props: PlanBandProps) {
  const { plans, plan, selection, isLineMissing } = props;
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <LaterPart
      {...planBand}
      content={JSON.stringify([plans.status, plan?.code, selection.mode, isLineMissing, isExistingCustomer])}
      skeleton={<OfferSkeleton />}
    >
      {({ PlanBand }) => <PlanBand {...props} />}
    </LaterPart>
  );
}

/** `DeviceQuestions`, whose code loads when the shopper comes to it. */
export function DeviceQuestionsPart(props: DeviceTopProps) {
  const label = useIntl().formatMessage({ id: 'shell.loading' });
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <LaterPart
      {...deviceQuestions}
      content={JSON.stringify([props.variant.code, isExistingCustomer])}
      skeleton={<PanelSkeleton label={label} lines={4} />}
    >
      {({ DeviceQuestions }) => <DeviceQuestions {...props} />}
    </LaterPart>
  );
}
