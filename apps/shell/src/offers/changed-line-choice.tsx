import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { getOpenLines, loginUrl } from '@alzette/shop-client';
import {
  type ChangedLine,
  type CustomerLine,
  type OpenLines,
  spacedNumber,
  type SubscriptionFamily,
} from '@alzette/shop-model';
import { selectCustomer, selectIsGuest, selectItems } from '@alzette/shop-store';
import { Card, ChoiceTiles, LinkButton, Note, Skeleton, Stack, Untranslated } from '@alzette/ui';
import { useSiteLocation } from '../routing/site-location';
import { changedLineField, useEditQuery } from './offer-selection';

export interface ChangedLineChoiceProps {
  /** The family whose lines can be changed. */
  readonly family: SubscriptionFamily;
  readonly value: ChangedLine | null;
  readonly onChoose: (line: ChangedLine) => void;
  /** The plan that the line would get; undefined while it loads. */
  readonly planName: string | undefined;
  /** True when the shopper continued without a choice. */
  readonly isMissing: boolean;
}

/** The customer's line to change. A guest sees the login. */
export function ChangedLineChoice(props: ChangedLineChoiceProps) {
  const { formatMessage } = useIntl();
  const isGuest = useSelector(selectIsGuest);
  const customer = useSelector(selectCustomer);
  const isOpen = useOpenChanges(customer !== null);
  const isInCart = useLinesInCart();
  if (isGuest) return <LoginNote isMissing={props.isMissing} />;
  if (!customer) return <Skeleton width="100%" height={112} radius={16} />;
  const lines = customer.lines.filter(({ type }) => type === props.family);
  if (lines.length === 0) {
    return (
      <div id={changedLineField} tabIndex={-1}>
        <Note tone="warning" role="status" title={<FormattedMessage id="shell.mode.noLine" />}>
          <FormattedMessage id="shell.mode.noLineText" />
        </Note>
      </div>
    );
  }
  return (
    <Card>
      <Stack>
        <ChoiceTiles
          name={changedLineField}
          label={formatMessage({ id: 'shell.mode.which' })}
          required
          error={props.isMissing && formatMessage({ id: 'shell.mode.missing' })}
          value={props.value?.id ?? ''}
          onChange={(id) => chooseLine(lines, id, props.onChoose)}
          arrangement={lines.length > 3 ? 'rows' : 'row'}
          tiles={lines.map((line) => {
            // A line that was just added stays chosen.
            const inCart = isInCart(line) && line.id !== props.value?.id && 'shell.mode.inCart';
            const reason = isOpen(line) ? 'shell.mode.open' : inCart;
            return {
              value: line.id,
              title: line.name,
              disabled: reason !== false,
              text: (
                <>
                  {line.phoneNumber && <Untranslated>{spacedNumber(line.phoneNumber)}</Untranslated>}
                  {reason && (
                    <small>
                      <FormattedMessage id={reason} />
                    </small>
                  )}
                </>
              ),
            };
          })}
        />
        {props.value !== null && props.value.name === props.planName && (
          <Note role="status" title={<FormattedMessage id="shell.mode.same" />}>
            <FormattedMessage id="shell.mode.sameText" values={{ name: props.value.name }} />
          </Note>
        )}
      </Stack>
    </Card>
  );
}

/** Whether an order of the customer still changes a line. A failure does not block the shopper: the shop checks the order again. */
function useOpenChanges(isCustomer: boolean): (line: CustomerLine) => boolean {
  const { http, report } = useServices();
  const [changes, setChanges] = useState<OpenLines['changes']>([]);
  useEffect(() => {
    let isCurrent = true;
    if (isCustomer)
      getOpenLines(http).then(
        (open) => isCurrent && setChanges(open.changes),
        (error: unknown) => report(error, { operation: 'open lines' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isCustomer, http, report]);
  return ({ type, phoneNumber }) =>
    changes.some((change) => change.phoneNumber === phoneNumber && (phoneNumber !== null || change.type === type));
}

/** Whether an item of the cart changes a line. The edited item does not count. */
function useLinesInCart(): (line: CustomerLine) => boolean {
  const items = useSelector(selectItems);
  const edited = useEditQuery();
  return ({ id }) => items.some(({ identifier, changedLine }) => identifier !== edited && changedLine?.id === id);
}

function LoginNote({ isMissing }: { readonly isMissing: boolean }) {
  const { pathname, search } = useSiteLocation();
  return (
    <div id={changedLineField} tabIndex={-1}>
      <Note
        tone={isMissing ? 'error' : 'info'}
        role="status"
        title={<FormattedMessage id="shell.mode.login" />}
        action={
          <LinkButton variant="secondary" href={loginUrl(pathname + search)}>
            <FormattedMessage id="shell.account.logIn" />
          </LinkButton>
        }
      >
        <FormattedMessage id="shell.mode.loginText" />
      </Note>
    </div>
  );
}

function chooseLine(lines: readonly CustomerLine[], id: string, onChoose: (line: ChangedLine) => void) {
  const line = lines.find((each) => each.id === id);
  if (line) onChoose({ id, name: line.name, phoneNumber: line.phoneNumber });
}
