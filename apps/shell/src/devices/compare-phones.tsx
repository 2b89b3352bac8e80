import type { DeviceSummary } from '@alzette/shop-model';
import { ComparePart } from '../offers/compare/compare-part';
import { useAddressChoices } from '../routing/address-choices';

const loadComparison = () => import(/* webpackChunkName: "phone-comparison" */ './phone-comparison');

/** As many as a table shows side by side on a phone. */
const mostCompared = 3;

/** The phones that the shopper compares, in the address (`?compare=ernz-9&compare=syre-go`). */
export function useComparedPhones(devices: readonly DeviceSummary[]) {
  const { getAll, choose } = useAddressChoices();
  const wanted = getAll('compare') ?? [];
  const compared = devices.filter(({ slug }) => wanted.includes(slug)).slice(0, mostCompared);
  const slugs = compared.map(({ slug }) => slug);
  const setSlugs = (next: readonly string[]) => choose({ compare: next.length > 0 ? next : null });
  return {
    compared,
    isFull: compared.length === mostCompared,
    onCompare: ({ slug }: DeviceSummary, isCompared: boolean) =>
      setSlugs(isCompared ? [...slugs, slug] : slugs.filter((each) => each !== slug)),
    onClear: () => setSlugs([]),
  };
}

/** The bar of the chosen phones; its code loads with the first one. */
export function ComparePhones(props: { readonly devices: readonly DeviceSummary[]; readonly onClear: () => void }) {
  if (props.devices.length === 0) return null;
  return (
    <ComparePart name="phone-comparison" load={loadComparison}>
      {({ PhoneComparison }) => <PhoneComparison {...props} />}
    </ComparePart>
  );
}
