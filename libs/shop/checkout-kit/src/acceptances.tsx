import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor, type MessageId } from '@alzette/i18n';
import { useFileAddress, useServices, useSettings } from '@alzette/remote-react';
import { type Acceptance, acceptanceKeys, type FormValues, type LegalPage } from '@alzette/shop-model';

/** A checkbox with a text that the shopper has to accept (spec row K6). */
export interface AcceptanceBox {
  readonly code: Acceptance['code'];
  /** Message of the text. */
  readonly textMessage: MessageId;
}

/** The ticked boxes, with their texts in the language of the page. */
export function useAcceptances(boxes: readonly AcceptanceBox[], values: FormValues): readonly Acceptance[] {
  const { locale } = useServices();
  const { formatMessage } = useIntl();
  return boxes
    .filter(({ code }) => values[acceptanceKeys[code]] === true)
    .map(({ code, textMessage }) => ({ code, locale, text: formatMessage({ id: textMessage }) }));
}

/** Leads to the texts that the shopper accepts, in new tabs: the values of the form stay. */
export function LegalTextLinks() {
  const { locale } = useServices();
  const { paths } = useSettings();
  const addressOf = useFileAddress();
  const linkTo = (page: LegalPage) => (label: ReactNode) => (
    <a href={addressOf(pathFor(page, locale, paths))} target="_blank" rel="noopener">
      {label}
    </a>
  );
  return (
    <FormattedMessage
      id="summary.acceptances.read"
      values={{ terms: linkTo('terms'), withdrawal: linkTo('withdrawal'), privacy: linkTo('privacy') }}
    />
  );
}
