import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { loginUrl } from '@alzette/shop-client';
import { type ChangedLine, type CustomerLine, spacedNumber, type SubscriptionFamily } from '@alzette/shop-model';
import { selectCustomer, selectIsGuest } from '@alzette/shop-store';
import { Card, ChoiceTiles, LinkButton, Note, Skeleton, Untranslated } from '@alzette/ui';
import { useSiteLocation } from '../routing/site-location';
import { changedLineField } from './offer-selection';

export interface ChangedLineChoiceProps {
  /** The family whose lines can be changed. */
  readonly family: SubscriptionFamily;
  readonly value: ChangedLine | null;
  readonly onChoose: (line: ChangedLine) => void;
  /** True when the shopper continued without a choice. */
  readonly isMissing: boolean;
}

/** The customer's line to change. A guest sees the login. */
export function ChangedLineChoice(props: ChangedLineChoiceProps) {
  const { formatMessage } = useIntl();
  const isGuest = useSelector(selectIsGuest);
  const customer = useSelector(selectCustomer);
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
      <ChoiceTiles
        name={changedLineField}
        label={formatMessage({ id: 'shell.mode.which' })}
        required
        error={props.isMissing && formatMessage({ id: 'shell.mode.missing' })}
        value={props.value?.id ?? ''}
        onChange={(id) => chooseLine(lines, id, props.onChoose)}
        arrangement={lines.length > 3 ? 'rows' : 'row'}
        tiles={lines.map(({ id, name, phoneNumber }) => ({
          value: id,
          title: name,
          text: phoneNumber && <Untranslated>{spacedNumber(phoneNumber)}</Untranslated>,
        }))}
      />
    </Card>
  );
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
