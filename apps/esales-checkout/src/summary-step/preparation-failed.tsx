import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useGoToConfirmation, useGoToStep } from '@alzette/checkout-kit';
import { formatMoney, type MessageId, pathFor, PhoneLink, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import type { RequestErrorCode } from '@alzette/shop-client';
import type { CartItem, Problem } from '@alzette/shop-model';
import { selectItems, voucherCleared } from '@alzette/shop-store';
import { useLoginAddress } from '@alzette/shop-widgets';
import { Button, LinkButton, Note, RetryIcon } from '@alzette/ui';
import { selectOrder } from '../flow/order-progress';
import { useIdentityAgain } from '../flow/identity-values';
import styles from './summary-step.module.css';

/** `information_needed` comes from the browser: a value is missing. */
type Code = RequestErrorCode | 'information_needed';

const forTheDelivery: readonly Code[] = ['installation_date_unavailable', 'service_unavailable_here'];
const proofProblems: readonly Code[] = ['proof_of_residence_required', 'file_format', 'file_too_big'];
const lineProblems: readonly Code[] = ['line_unknown', 'line_repeated'];
const numberProblems: readonly Code[] = ['change_open', 'number_repeated', 'porting_open'];
/** Problems that only the cart step can resolve. */
const forTheCart: readonly Code[] = [...lineProblems, ...numberProblems, 'sold_out', 'stock_too_low', 'limit_reached'];
/** The login of the order is not, or is no longer, the login of the browser. */
const loginProblems: readonly Code[] = ['account_mismatch', 'account_required'];
const explained: readonly Code[] = [
  ...numberProblems,
  'already_paid',
  'existing_customer',
  'price_changed',
  'identity_mismatch',
  'identity_required',
  'credit_refused',
  'information_needed',
  'limit_reached',
  'order_closed',
  'phone_invalid',
  'sold_out',
  'stock_too_low',
  'unreachable',
  'voucher_unknown',
  ...forTheDelivery,
];
/** Problems of a voucher that was valid for its line when it was typed. */
const voucherProblems: readonly Code[] = ['voucher_unknown', 'voucher_not_applicable'];
/** Problems that only the contract step can resolve. */
const forTheContract: readonly Code[] = [
  'identity_mismatch',
  'identity_required',
  'information_needed',
  'phone_invalid',
  ...proofProblems,
];

/** The reason why the shop refused to prepare the order. */
export interface Refusal {
  readonly code: Code;
  /** The item of the cart that was refused; null for the whole order. */
  readonly item: CartItem | null;
  /** Pieces of its device that are left. */
  readonly available: number;
  /** The limit of one buyer. */
  readonly limit: Problem['limit'] | null;
}

interface PreparationFailedProps {
  readonly refusal: Refusal;
  readonly onRetry: () => void;
}

/** The reason why there is no order yet, and the next action. A changed price reloads the page, so that the shopper sees it first. */
export function PreparationFailed({ refusal: { code, item, available, limit }, onRetry }: PreparationFailedProps) {
  const id = messageOf(code);
  const locale = useShopLocale();
  const { support } = useSettings();
  const values = {
    name: item?.variant.name ?? '',
    available,
    kind: limit?.kind,
    max: limit?.max,
    amount: limit && formatMoney(limit.max, locale),
    phone: <PhoneLink number={support.phone} />,
  };
  return (
    <Note
      tone="error"
      role="alert"
      title={<FormattedMessage id={`summary.failed.${id}.title` as MessageId} values={values} />}
      action={<WayOn code={code} onRetry={onRetry} />}
    >
      <FormattedMessage id={`summary.failed.${id}.text` as MessageId} values={values} />
    </Note>
  );
}

function messageOf(code: Code): string {
  if (proofProblems.includes(code)) return 'proof_of_residence';
  if (lineProblems.includes(code)) return 'line_unknown';
  if (loginProblems.includes(code)) return 'account_mismatch';
  if (voucherProblems.includes(code)) return 'voucher_unknown';
  return explained.includes(code) ? code : 'generic';
}

function WayOn({ code, onRetry }: Pick<Refusal, 'code'> & Pick<PreparationFailedProps, 'onRetry'>) {
  const goToStep = useGoToStep();
  const goToIdentity = useIdentityAgain();
  const loginAddress = useLoginAddress();

  if (code === 'service_unavailable_here') return <OtherAddressOrPlan />;
  if (forTheDelivery.includes(code)) {
    return (
      <Button onClick={() => goToStep('delivery')}>
        <FormattedMessage id="checkout.back.delivery" />
      </Button>
    );
  }
  if (forTheCart.includes(code)) {
    return (
      <Button onClick={() => goToStep('cart')}>
        <FormattedMessage id="checkout.back.cart" />
      </Button>
    );
  }
  if (loginAddress !== null && (code === 'existing_customer' || loginProblems.includes(code))) {
    return (
      <LinkButton href={loginAddress}>
        <FormattedMessage id={code === 'existing_customer' ? 'credit.logIn' : 'summary.failed.logIn'} />
      </LinkButton>
    );
  }
  if (forTheContract.includes(code)) {
    return (
      <Button onClick={code === 'identity_required' ? goToIdentity : () => goToStep('contract')}>
        <FormattedMessage id="checkout.back.contract" />
      </Button>
    );
  }
  if (code === 'already_paid') return <ToConfirmation />;
  if (voucherProblems.includes(code)) return <WithoutVoucher onRetry={onRetry} />;
  const isPrice = code === 'price_changed';
  return (
    <Button icon={<RetryIcon size={20} />} onClick={isPrice ? () => window.location.reload() : onRetry}>
      <FormattedMessage id={isPrice ? 'summary.failed.reload' : 'common.retry'} />
    </Button>
  );
}

/** A fixed line ends at an address; a mobile plan does not. */
function OtherAddressOrPlan() {
  const goToStep = useGoToStep();
  const { paths } = useSettings();
  const locale = useShopLocale();
  return (
    <div className={styles.ways}>
      <Button onClick={() => goToStep('delivery')}>
        <FormattedMessage id="summary.failed.otherAddress" />
      </Button>
      <LinkButton href={pathFor('mobile', locale, paths)}>
        <FormattedMessage id="summary.failed.mobilePlans" />
      </LinkButton>
    </div>
  );
}

/** The earlier order of this checkout was paid meanwhile. */
function ToConfirmation() {
  const { tokenValue } = useSelector(selectOrder);
  const goToConfirmation = useGoToConfirmation();
  return (
    <Button onClick={() => goToConfirmation(tokenValue ?? '', 'esales')}>
      <FormattedMessage id="summary.failed.confirmation" />
    </Button>
  );
}

/** A voucher that is no longer valid: the page shows the total without it before the shopper orders. */
function WithoutVoucher({ onRetry }: Pick<PreparationFailedProps, 'onRetry'>) {
  const items = useSelector(selectItems);
  const dispatch = useDispatch();

  function handleContinue() {
    for (const { identifier, voucher } of items) if (voucher) dispatch(voucherCleared({ identifier }));
    onRetry();
  }

  return (
    <Button onClick={handleContinue}>
      <FormattedMessage id="summary.failed.withoutVoucher" />
    </Button>
  );
}
