import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-kit';
import { errorCode, findVoucher } from '@alzette/shop-client';
import { compact, mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { selectIsExistingCustomer, selectItems, selectValues, voucherApplied, voucherCleared } from '@alzette/shop-store';
import { currentNumberOf } from '../keep-number/current-number';

/** Spec row F2; `error-line` is the missing number of the line, `empty` a code that was not typed. */
export type VoucherState = 'idle' | 'loading' | 'valid' | 'error' | 'error-line' | 'empty';

export interface VoucherApi {
  readonly state: VoucherState;
  readonly apply: (code: string) => Promise<void>;
  readonly clear: () => void;
}

/** The device a customer's promo code counts for: the first one in mode change (spec row F1); null without one. */
export function useVoucherDevice(): CartItem | null {
  const items = useSelector(selectItems);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  if (!isExistingCustomer) return null;
  return items.find(({ type, subscriptionMode }) => type === 'device' && subscriptionMode === 'change') ?? null;
}

/** Asks for a promo code and keeps it with its device. A code that is refused takes the one before away (spec row F4). */
export function useVoucher(device: CartItem): VoucherApi {
  const { http, report } = useServices();
  const dispatch = useDispatch();
  const values = useSelector(selectValues);
  const [state, setState] = useState<VoucherState>('idle');
  const { identifier, voucher, variant } = device;
  const number = currentNumberOf(device, values[mobileLineKeys(identifier).currentNumber]);

  async function apply(code: string): Promise<void> {
    if (compact(code) === '') return setState('empty');
    setState('loading');
    const lineNumber = await readNumber(number);
    if (lineNumber === null) return setState('error-line');
    try {
      dispatch(voucherApplied({ identifier, voucher: await findVoucher(http, code, lineNumber) }));
      setState('idle');
    } catch (error) {
      dispatch(voucherCleared({ identifier }));
      setState('error');
      if (errorCode(error) !== 'voucher_unknown') report(error, { operation: 'voucher', variantCode: variant.code });
    }
  }

  function clear() {
    dispatch(voucherCleared({ identifier }));
    setState('idle');
  }

  return { state: voucher && state === 'idle' ? 'valid' : state, apply, clear };
}

async function readNumber(text: string): Promise<string | null> {
  const { readLuxembourgMobile } = await import(/* webpackChunkName: "phone-number" */ '../phone-number/luxembourg-mobile');
  return readLuxembourgMobile(text);
}
