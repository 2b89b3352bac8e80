import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { Button, focusField, TextField, ValidatedBlock } from '@alzette/ui';
import { useVoucher, type VoucherState } from './use-voucher';
import styles from './voucher-form.module.css';

/** The promo code of a device in mode change (spec group F). */
export function VoucherForm({ device, id }: { readonly device: CartItem; readonly id?: string }) {
  const { state, apply, clear } = useVoucher(device);
  const [code, setCode] = useState('');
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const { voucher, identifier } = device;

  if (state === 'valid' && voucher) {
    return (
      <ValidatedBlock
        label={<FormattedMessage id="shop.voucher.label" />}
        value={voucher.voucherCode}
        text={<FormattedMessage id="shop.voucher.applied" values={{ amount: formatMoney(voucher.amount, locale) }} />}
        changeLabel={formatMessage({ id: 'common.change' })}
        onChange={clear}
      />
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void apply(code);
  }

  return (
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
        error={problemOf(state, () => focusField(mobileLineKeys(identifier).currentNumber))}
        required
      />
      <Button type="submit" busy={state === 'loading'} busyLabel={formatMessage({ id: 'shop.voucher.checking' })}>
        <FormattedMessage id="shop.voucher.apply" />
      </Button>
    </form>
  );
}

/** Whatever the reason, one state of spec row F2. */
function isFailed(state: VoucherState): boolean {
  return state === 'away' || state === 'too-many';
}

function problemOf(state: VoucherState, onGoToNumber: () => void): ReactNode {
  if (state === 'error') return <FormattedMessage id="component-cart.promo.error" />;
  if (state === 'away') return <FormattedMessage id="shop.voucher.away" />;
  if (state === 'too-many') return <FormattedMessage id="shop.voucher.tooMany" />;
  if (state === 'empty') return <FormattedMessage id="shop.voucher.empty" />;
  if (state !== 'error-line') return null;
  return (
    <button type="button" className={styles.toNumber} onClick={onGoToNumber}>
      <FormattedMessage id="component-cart.promo.errorLine" />
    </button>
  );
}
