import type { VariantOption } from '@alzette/shop-model';
import { navigateTo, useSiteLocation } from '../../routing/site-location';

/** The brand in the address (`?brand=ernz`), so that a filtered list can be shared and gone back to; null for all. */
export function useBrand(brands: readonly VariantOption[]) {
  const { pathname, search } = useSiteLocation();
  const asked = new URLSearchParams(search).get('brand');
  const brand = brands.some(({ code }) => code === asked) ? asked : null;

  function handleBrand(code: string | null) {
    const query = new URLSearchParams(search);
    query.delete('brand');
    if (code !== null) query.set('brand', code);
    const kept = query.toString();
    navigateTo(kept ? `${pathname}?${kept}` : pathname, { replace: true });
  }

  return { brand, onBrand: handleBrand };
}
