import { useIntl } from 'react-intl';
import { useServices } from '@alzette/remote-react';
import { type Acceptance, acceptanceKeys, type FormValues } from '@alzette/shop-model';

/** A checkbox with a text that the shopper has to accept (spec row K6). */
export interface AcceptanceBox {
  readonly code: Acceptance['code'];
  /** Message of the text. */
  readonly textMessage: string;
}

/** The ticked boxes, with their texts in the language of the page. */
export function useAcceptances(boxes: readonly AcceptanceBox[], values: FormValues): readonly Acceptance[] {
  const { locale } = useServices();
  const { formatMessage } = useIntl();
  return boxes
    .filter(({ code }) => values[acceptanceKeys[code]] === true)
    .map(({ code, textMessage }) => ({ code, locale, text: formatMessage({ id: textMessage }) }));
}
