import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formSchema, satisfied, ShopForm, useField } from '@alzette/forms';
import { formatDate, formatLocales, formatMoney, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { endContracts, errorCode, type RequestErrorCode } from '@alzette/shop-client';
import {
  type EndedContracts,
  type FollowedItem,
  fullName,
  type OrderResponse,
  sumOfWithdrawals,
  type WithdrawalAmounts,
  shopTimeZone,
} from '@alzette/shop-model';
import { Facts } from '@alzette/shop-widgets/orders';
import { Amount, Button, Card, CheckboxGroup, Note, Stack, Untranslated } from '@alzette/ui';
import { InternalLink } from '../internal-link';
import { orderAddress } from '../order-address';
import styles from '../orders.module.css';
import { ChangeFrame, ChangeRefused } from './change-frame';
import type { ChangePageProps } from './change-page';

interface EndContractsProps extends ChangePageProps {
  readonly kind: EndedContracts['kind'];
}

type Stage =
  | { readonly name: 'choose' | 'confirm' | 'sending' }
  | { readonly name: 'refused'; readonly reason: 'over' | 'begun' | 'failed' }
  | { readonly name: 'done'; readonly ended: EndedContracts };

const routes = { withdrawn: 'withdrawals', cancelled: 'cancellations' } as const;

const refusals: Partial<Record<RequestErrorCode, 'over' | 'begun'>> = {
  withdrawal_over: 'over',
  already_begun: 'begun',
  contract_ended: 'begun',
};

/**
 * Withdraws from contracts of an order, or cancels them, in two steps: the choice of contracts, then the declaration, which takes effect
 * at once (Directive 2011/83/EU, art. 11a).
 */
export function EndContracts({ kind, item, followed, path, back }: EndContractsProps) {
  const { http, report } = useServices();
  const { order, items } = followed;
  const possible = items.filter((each) => (kind === 'withdrawn' ? each.withdrawal.state === 'open' : each.canCancel));
  const [chosen, setChosen] = useState<readonly string[]>(
    possible.map(({ identifier }) => identifier).filter((identifier) => item === '' || identifier === item),
  );
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const ending = possible.filter(({ identifier }) => chosen.includes(identifier));

  async function handleConfirm() {
    setStage({ name: 'sending' });
    try {
      setStage({ name: 'done', ended: await endContracts(http, order.tokenValue, routes[kind], chosen) });
    } catch (error) {
      const reason = refusals[errorCode(error)] ?? 'failed';
      if (reason === 'failed') report(error, { operation: `contracts ${kind}` });
      setStage({ name: 'refused', reason });
    }
  }

  if (stage.name === 'done') {
    return (
      <ChangeFrame titleId={`change.${kind}.done`} back={back}>
        <Acknowledgement ended={stage.ended} items={ending} email={order.email} />
        <InternalLink href={orderAddress(path, order.tokenValue)}>
          <FormattedMessage id="orders.order.backToOrder" />
        </InternalLink>
      </ChangeFrame>
    );
  }
  if (stage.name === 'choose') {
    return (
      <ChangeFrame titleId={`change.${kind}`} back={back}>
        {possible.length === 0 ? (
          <Impossible items={items} kind={kind} />
        ) : (
          <ChooseContracts
            kind={kind}
            possible={possible}
            chosen={chosen}
            onChoose={setChosen}
            onContinue={() => setStage({ name: 'confirm' })}
          />
        )}
      </ChangeFrame>
    );
  }
  return (
    <ChangeFrame titleId={`change.${kind}.confirm`} back={back}>
      <Card title={<FormattedMessage id={`change.${kind}.declaration`} />}>
        <Stack>
          <Facts
            facts={[
              {
                id: 'items',
                label: <FormattedMessage id="change.items" />,
                value: ending.map(({ name }) => name).join(', '),
              },
              {
                id: 'number',
                label: <FormattedMessage id="change.number" />,
                value: <Untranslated>{order.number}</Untranslated>,
              },
              {
                id: 'name',
                label: <FormattedMessage id="change.name" />,
                value: fullName(order.billingAddress),
              },
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
          {stage.name === 'refused' && <ChangeRefused reason={stage.reason} />}
          <div className={styles.buttons}>
            <Button
              variant="primary"
              busy={stage.name === 'sending'}
              busyLabel={<FormattedMessage id="change.sending" />}
              onClick={() => void handleConfirm()}
            >
              <FormattedMessage id={`change.${kind}.confirm.button`} />
            </Button>
            <Button variant="link" onClick={() => setStage({ name: 'choose' })}>
              <FormattedMessage id="change.back" />
            </Button>
          </div>
        </Stack>
      </Card>
    </ChangeFrame>
  );
}

const contracts = 'orders.contracts';

interface ChooseContractsProps {
  readonly kind: EndedContracts['kind'];
  readonly possible: readonly FollowedItem[];
  readonly chosen: readonly string[];
  readonly onChoose: (identifiers: readonly string[]) => void;
  readonly onContinue: () => void;
}

function ChooseContracts({ onContinue, ...props }: ChooseContractsProps) {
  const { chosen } = props;
  const schema = useMemo(() => formSchema({ [contracts]: satisfied('required', () => chosen.length > 0) }), [chosen]);
  return (
    <Card title={<FormattedMessage id="change.choose" />}>
      <ShopForm schema={schema} onSubmit={onContinue} hasSummary={false}>
        <div className={styles.form}>
          <ContractBoxes {...props} />
          <Button type="submit" variant="primary">
            <FormattedMessage id="change.continue" />
          </Button>
        </div>
      </ShopForm>
    </Card>
  );
}

function ContractBoxes({ kind, possible, chosen, onChoose }: Omit<ChooseContractsProps, 'onContinue'>) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { widget } = useField({
    name: contracts,
    messageId: 'change.contracts',
    label: formatMessage({ id: 'change.contracts' }),
  });
  return (
    <CheckboxGroup
      name={contracts}
      label={widget.label}
      error={widget.error}
      required
      values={chosen}
      onChange={onChoose}
      boxes={possible.map(({ identifier, name, withdrawal: { lastDay } }) => ({
        value: identifier,
        label: name,
        help: kind === 'withdrawn' && lastDay !== null && (
          <FormattedMessage id="orders.withdraw.until" values={{ date: formatDate(lastDay, locale, 'long') }} />
        ),
      }))}
    />
  );
}

/** No contract can be ended any more: shows the last day, and the contact for help. */
function Impossible({ items, kind }: Pick<EndContractsProps, 'kind'> & { readonly items: readonly FollowedItem[] }) {
  const locale = useShopLocale();
  const last =
    items
      .map(({ withdrawal }) => withdrawal.lastDay ?? '')
      .sort()
      .at(-1) ?? '';
  const isOver = kind === 'withdrawn' && last !== '' && items.some(({ withdrawal }) => withdrawal.state === 'over');
  return <ChangeRefused reason={isOver ? 'over' : 'begun'} date={isOver ? formatDate(last, locale, 'long') : ''} />;
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

function Acknowledgement({ ended: { kind, at, amounts }, items, email }: AcknowledgementProps) {
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
        <Facts
          facts={[
            {
              id: 'items',
              label: <FormattedMessage id="change.items" />,
              value: items.map(({ name }) => name).join(', '),
            },
          ]}
        />
        <Amounts amounts={amounts} />
        {items.some(({ withdrawal }) => withdrawal.returnsGoods) && <HowToReturn />}
      </Stack>
    </Card>
  );
}
