import { useSelector } from 'react-redux';
import { selectTypedValues } from '@alzette/shop-store';
import { Skeleton } from '@alzette/ui';
import { LazyHydration } from '../lazy-hydration';
import type { AvailabilityProps } from './use-availability';

/** The question for the address, whose code loads after the first paint. The site server knows the name (`laterChunks`). */
export const availability = {
  name: 'availability',
  load: () => import(/* webpackChunkName: "availability" */ './availability-card'),
};

/** `AvailabilityCard`, above the plans. */
export function AvailabilityPart(props: AvailabilityProps) {
  const values = useSelector(selectTypedValues);
  return (
    <LazyHydration
      {...availability}
      isNeeded
      content={JSON.stringify([values, props.plans.map(({ code }) => code)])}
      skeleton={<Skeleton width="100%" height={96} radius={16} />}
    >
      {({ AvailabilityCard }) => <AvailabilityCard {...props} />}
    </LazyHydration>
  );
}
