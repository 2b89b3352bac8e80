import { FormattedMessage } from 'react-intl';
import { formatLocales, formatMoney, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import {
  type EndedContracts,
  type FollowedItem,
  fullName,
  type OrderResponse,
  shopTimeZone,
  sumOfWithdrawals,
  type WithdrawalAmounts,
} from '@alzette/shop-model';
import { Facts } from '@alzette/shop-widgets/orders';
import { Amount, Button, Card, Note, Stack, Untranslated } from '@alzette/ui';
import styles from '../orders.module.css';
import { ChangeRefused } from './change-frame';

interface DeclarationProps {
  readonly kind: EndedContracts['kind'];
  readonly ending: readonly FollowedItem[];
  readonly order: OrderResponse;
  /** Reason for which the declaration was refused. */
  readonly refusal: string | null;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What the shopper declares: the contracts that end, and the amounts that follow. */
export function Declaration({ kind, ending, order, refusal, isSending, onConfirm, onBack }: DeclarationProps) {
  return (
    <Card title={<FormattedMessage id={`change.${kind}.declaration`} />}>
      <Stack>
        <Facts
          facts={[
            namesOf(ending),
            {
              id: 'number',
              label: <FormattedMessage id="change.number" />,
              value: <Untranslated>{order.number}</Untranslated>,
            },
            { id: 'name', label: <FormattedMessage id="change.name" />, value: fullName(order.billingAddress) },
            {
              id: 'email',
              label: <FormattedMessage id="change.email" />,
              value: <Untranslated>{order.email}</Untranslated>,
            },
          ]}
        />
        <PhoneWithPlan ending={ending} order={order} />
        <Amounts amounts={sumOfWithdrawals(ending.map(({ withdrawal }) => withdrawal.amounts))} />
        {ending.some(({ withdrawal }) => withdrawal.returnsGoods) && <HowToReturn />}
        {refusal !== null && <ChangeRefused reason={refusal} />}
        <div className={styles.buttons}>
          <Button
            variant="primary"
            busy={isSending}
            busyLabel={<FormattedMessage id="change.sending" />}
            onClick={onConfirm}
          >
            <FormattedMessage id={`change.${kind}.confirm.button`} />
          </Button>
          <Button variant="link" onClick={onBack}>
            <FormattedMessage id="change.back" />
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function namesOf(items: readonly FollowedItem[]) {
  return {
    id: 'items',
    label: <FormattedMessage id="change.items" />,
    value: items.map(({ name }) => name).join(', '),
  };
}

interface PhoneWithPlanProps {
  readonly ending: readonly FollowedItem[];
  readonly order: OrderResponse;
}

/** A phone cannot be returned alone: its plan ends with it. */
function PhoneWithPlan({ ending, order }: PhoneWithPlanProps) {
  const phones = ending.filter(({ identifier }) =>
    order.items.some((item) => item.identifier === identifier && item.type === 'device' && item.mobileVariantName),
  );
  if (phones.length === 0) return null;
  return (
    <Note>
      <FormattedMessage id="change.phoneWithPlan" values={{ names: phones.map(({ name }) => name).join(', ') }} />
    </Note>
  );
}

function Amounts({ amounts }: { readonly amounts: WithdrawalAmounts }) {
  const { refund, afterReturn = 0, charge, billed, days } = amounts;
  const locale = useShopLocale();
  const fact = (id: 'refund' | 'afterReturn' | 'charge' | 'billed', amount: number) => ({
    id,
    label: <FormattedMessage id={`change.${id}`} values={{ days }} />,
    value: amount > 0 && <Amount>{formatMoney(amount, locale)}</Amount>,
  });
  return (
    <>
      <Facts
        facts={[
          fact('refund', refund - afterReturn),
          fact('afterReturn', afterReturn),
          fact('charge', charge),
          fact('billed', billed),
        ]}
      />
      {refund > afterReturn && (
        <p className={styles.side}>
          <FormattedMessage id="change.refund.when" />
        </p>
      )}
    </>
  );
}

function HowToReturn() {
  const { legalName } = useSettings();
  return (
    <Note title={<FormattedMessage id="change.return.title" />}>
      <FormattedMessage id="change.return.text" values={{ legalName }} />
    </Note>
  );
}

interface AcknowledgementProps {
  readonly ended: EndedContracts;
  readonly items: readonly FollowedItem[];
  readonly email: string;
}

export function Acknowledgement({ ended: { kind, at, amounts }, items, email }: AcknowledgementProps) {
  const locale = useShopLocale();
  const moment = new Date(at).toLocaleString(formatLocales[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  });
  return (
    <Card title={<FormattedMessage id={`change.${kind}.received`} />}>
      <Stack>
        <Note tone="success" role="status">
          <FormattedMessage id="change.acknowledged" values={{ moment, email }} />
        </Note>
        <Facts facts={[namesOf(items)]} />
        <Amounts amounts={amounts} />
        {items.some(({ withdrawal }) => withdrawal.returnsGoods) && <HowToReturn />}
      </Stack>
    </Card>
  );
}
