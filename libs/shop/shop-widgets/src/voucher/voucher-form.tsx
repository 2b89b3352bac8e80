import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { loadPhoneParser } from '@alzette/forms';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { errorCode, findVoucher } from '@alzette/shop-client';
import { type CartItem, compact, mobileItemKeys, numberValues } from '@alzette/shop-model';
import { selectValues, voucherApplied, voucherCleared } from '@alzette/shop-store';
import { Amount, Button, focusField, TextField, useFollowingFocus, ValidatedBlock } from '@alzette/ui';
import styles from './voucher-form.module.css';

/** The voucher of a device in mode change (spec group F). */
export function VoucherForm({ device, id }: { readonly device: CartItem; readonly id?: string }) {
  const [code, setCode] = useState('');
  const { state, apply, clear } = useVoucher(device, setCode);
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const { voucher, identifier } = device;
  const isApplied = state === 'valid' && voucher !== null;
  const { place, follow } = useFollowingFocus<HTMLDivElement>(
    state === 'loading' ? null : isApplied ? 'button' : 'input',
  );

  if (isApplied) {
    return (
      <div ref={place}>
        <ValidatedBlock
          label={<FormattedMessage id="shop.voucher.label" />}
          value={voucher.voucherCode}
          text={
            <FormattedMessage
              id="shop.voucher.applied"
              values={{ amount: <Amount>{formatMoney(voucher.amount, locale)}</Amount> }}
            />
          }
          changeLabel={formatMessage({ id: 'common.change' })}
          onChange={() => follow(clear)}
        />
      </div>
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    follow(() => apply(code));
  }

  return (
    <div ref={place}>
      <form className={styles.form} data-state={isFailed(state) ? 'error' : state} noValidate onSubmit={handleSubmit}>
        <TextField
          name="voucher"
          id={id}
          label={<FormattedMessage id="shop.voucher.label" />}
          help={<FormattedMessage id="shop.voucher.help" values={{ device: device.product.name }} />}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={setCode}
          error={problemOf(state, () => focusField(mobileItemKeys(identifier).currentNumber))}
          required
        />
        <Button type="submit" busy={state === 'loading'} busyLabel={formatMessage({ id: 'shop.voucher.checking' })}>
          <FormattedMessage id="shop.voucher.apply" />
        </Button>
      </form>
    </div>
  );
}

/** All failures are one state of spec row F2. */
function isFailed(state: VoucherState): boolean {
  return state === 'unavailable' || state === 'rate-limited';
}

function problemOf(state: VoucherState, onGoToNumber: () => void): ReactNode {
  if (state === 'error') return <FormattedMessage id="component-cart.promo.error" />;
  if (state === 'unavailable') return <FormattedMessage id="shop.voucher.away" />;
  if (state === 'rate-limited') return <FormattedMessage id="shop.voucher.tooMany" />;
  if (state === 'other-line') return <FormattedMessage id="shop.voucher.otherLine" />;
  if (state === 'empty') return <FormattedMessage id="shop.voucher.empty" />;
  if (state !== 'error-line') return null;
  return (
    <button type="button" className={styles.toNumber} onClick={onGoToNumber}>
      <FormattedMessage id="component-cart.promo.errorLine" />
    </button>
  );
}

/**
 * Spec row F2; `error-line` is a missing number of the line, `empty` a missing code, `other-line` a number that has changed since.
 * With `unavailable` and `rate-limited` the validity of the code is unknown.
 */
type VoucherState =
  'idle' | 'loading' | 'valid' | 'error' | 'error-line' | 'empty' | 'other-line' | 'unavailable' | 'rate-limited';

interface VoucherApi {
  readonly state: VoucherState;
  readonly apply: (code: string) => Promise<void>;
  readonly clear: () => void;
}

/** Applies a voucher to its device. A refused code removes the former voucher (spec row F4), and so does another number of the line. */
function useVoucher(device: CartItem, onRemoved: (code: string) => void): VoucherApi {
  const { http, report } = useServices();
  const dispatch = useDispatch();
  const values = useSelector(selectValues);
  const [state, setState] = useState<VoucherState>('idle');
  const { identifier, voucher, variant } = device;
  const number = numberValues(device, values).number;

  const removeOfOtherLine = useEffectEvent(() => {
    if (!voucher) return;
    onRemoved(voucher.voucherCode);
    dispatch(voucherCleared({ identifier }));
    setState('other-line');
  });
  const firstNumber = useRef(number);
  useEffect(() => {
    if (number !== firstNumber.current) removeOfOtherLine();
    firstNumber.current = number;
  }, [number]);

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
      if (failure === 'unavailable') report(error, { operation: 'voucher', variantCode: variant.code });
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
  // The site's rate limit and the shop's.
  return code === 'too_many_requests' ? 'rate-limited' : 'unavailable';
}

async function readNumber(text: string): Promise<string | null> {
  const { parseLuxembourgMobile } = await loadPhoneParser();
  return parseLuxembourgMobile(text);
}
