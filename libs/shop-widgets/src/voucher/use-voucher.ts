import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-kit';
import { errorCode, findVoucher } from '@alzette/shop-client';
import { compact, numberAnswers, type CartItem } from '@alzette/shop-model';
import {
  selectIsExistingCustomer,
  selectItems,
  selectValues,
  voucherApplied,
  voucherCleared,
} from '@alzette/shop-store';

/**
 * Spec row F2; `error-line` is the missing number of the line, `empty` a code that was not typed. Of `away` and `too-many` nobody
 * knows whether the code counts: nothing was wrong with it.
 */
export type VoucherState = 'idle' | 'loading' | 'valid' | 'error' | 'error-line' | 'empty' | 'away' | 'too-many';

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
  const number = numberAnswers(device, values).number;

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
      const failure = stateAfter(error);
      setState(failure);
      if (failure === 'away') report(error, { operation: 'voucher', variantCode: variant.code });
    }
  }

  function clear() {
    dispatch(voucherCleared({ identifier }));
    setState('idle');
  }

  return { state: voucher && state === 'idle' ? 'valid' : state, apply, clear };
}

function stateAfter(error: unknown): VoucherState {
  const code = errorCode(error);
  if (code === 'voucher_unknown') return 'error';
  // The site's own limit and the shop's.
  return code === 'rate_limited' || code === 'too_many_requests' ? 'too-many' : 'away';
}

async function readNumber(text: string): Promise<string | null> {
  const { readLuxembourgMobile } = await import(
    /* webpackChunkName: "phone-number" */ '../phone-number/luxembourg-mobile'
  );
  return readLuxembourgMobile(text);
}
