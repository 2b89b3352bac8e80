import { type Cents, type DeviceVariant, recurringCharge, upfrontUnder } from '@alzette/shop-model';
import { instalmentsOf, sumOfInstalments } from '@alzette/shop-model/terms';

/** The total price of a device, instalments included. */
export function totalOf({ price, options }: DeviceVariant, isExistingCustomer: boolean): Cents {
  const { device_funding: funding } = options;
  const instalments = instalmentsOf(funding.months, recurringCharge(price, isExistingCustomer));
  return upfrontUnder(funding) + sumOfInstalments(instalments);
}

/** The total that all variants share; null where totals differ or only one variant exists. */
export function commonTotal(variants: readonly DeviceVariant[], isExistingCustomer: boolean): Cents | null {
  const totals = new Set(variants.map((variant) => totalOf(variant, isExistingCustomer)));
  const [total] = totals;
  return variants.length > 1 && totals.size === 1 && total !== undefined ? total : null;
}
