import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formSchema, satisfied, ShopForm, useField } from '@alzette/forms';
import { formatDate, useShopLocale } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { endContracts, errorCode, type RequestErrorCode } from '@alzette/shop-client';
import type { EndedContracts, FollowedItem } from '@alzette/shop-model';
import { Button, Card, CheckboxGroup } from '@alzette/ui';
import { InternalLink } from '../internal-link';
import { orderAddress } from '../order-address';
import styles from '../orders.module.css';
import { ChangeFrame, ChangeRefused } from './change-frame';
import type { ChangePageProps } from './change-page';
import { Acknowledgement, Declaration } from './contract-declaration';

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
  const { order, items } = followed;
  const possible = items.filter((each) => (kind === 'withdrawn' ? each.withdrawal.state === 'open' : each.canCancel));
  const [chosen, setChosen] = useState<readonly string[]>(
    possible.map(({ identifier }) => identifier).filter((identifier) => item === '' || identifier === item),
  );
  const { stage, setStage, handleConfirm } = useDeclaration(kind, order.tokenValue, chosen);
  const ending = possible.filter(({ identifier }) => chosen.includes(identifier));

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
      <Declaration
        kind={kind}
        ending={ending}
        order={order}
        refusal={stage.name === 'refused' ? stage.reason : null}
        isSending={stage.name === 'sending'}
        onConfirm={() => void handleConfirm()}
        onBack={() => setStage({ name: 'choose' })}
      />
    </ChangeFrame>
  );
}

const contracts = 'orders.contracts';

/** The stages of a declaration, which ends the chosen contracts of an order. */
function useDeclaration(kind: EndedContracts['kind'], tokenValue: string, chosen: readonly string[]) {
  const { http, report } = useServices();
  const [stage, setStage] = useState<Stage>({ name: 'choose' });

  async function handleConfirm() {
    setStage({ name: 'sending' });
    try {
      setStage({ name: 'done', ended: await endContracts(http, tokenValue, routes[kind], chosen) });
    } catch (error) {
      const reason = refusals[errorCode(error)] ?? 'failed';
      if (reason === 'failed') report(error, { operation: `contracts ${kind}` });
      setStage({ name: 'refused', reason });
    }
  }

  return { stage, setStage, handleConfirm };
}

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
