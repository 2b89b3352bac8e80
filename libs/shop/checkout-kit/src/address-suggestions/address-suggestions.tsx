import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShopForm } from '@alzette/forms';
import type { MessageId } from '@alzette/i18n';
import type { HttpPort } from '@alzette/remote-contract';
import { useServices } from '@alzette/remote-react';
import { findTowns, searchAddresses } from '@alzette/shop-client';
import { type FormValues, type LineAddressKeys, parsePostcode, type RegisteredAddress } from '@alzette/shop-model';
import { textOf } from '../form-values';
import { type Suggestion, SuggestionList } from './suggestion-list';

export type AddressPart = keyof LineAddressKeys;

export interface AddressSuggestionsProps {
  readonly part: AddressPart;
  readonly keys: LineAddressKeys;
  /** Prefix of the messages. */
  readonly messages: string;
  readonly input: HTMLInputElement;
  /** At the first focus. The shopper may have typed since. */
  readonly initialText: string;
}

interface AddressSuggestion extends Suggestion {
  readonly values: FormValues;
}

/** Time without a key press before the register is asked, in milliseconds. */
const typingPause = 150;

/**
 * Completes one field of an address from the operator's register: a street brings its postcode and town, a postcode its town. Without a
 * register, and while it fails, the fields are plain ones.
 */
export function AddressSuggestions({ part, keys, messages, input, initialText }: AddressSuggestionsProps) {
  const { formatMessage } = useIntl();
  const { http, report } = useServices();
  const { values, setValues } = useShopForm();
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([]);
  const text = textOf(values, keys[part]);
  /** The text that needs no suggestion: the one at the start, and a chosen one. A postcode names its towns before one is typed. */
  const settled = useRef(part === 'city' ? null : initialText);
  const townOfPostcode = useRef('');
  const suggest = useEffectEvent((signal: AbortSignal) => suggestionsFor(part, { http, keys, values, signal }));

  const handleFound = useEffectEvent((found: readonly AddressSuggestion[]) => {
    if (part !== 'postalCode') return setSuggestions(isFocused(input) ? found : []);
    const [only] = found;
    if (!only || found.length > 1 || !['', townOfPostcode.current].includes(textOf(values, keys.city)))
      return undefined;
    townOfPostcode.current = only.label;
    return setValues(only.values);
  });

  /** An address that is not from the register is as good, so the shopper types on. */
  const handleFailure = useEffectEvent((error: unknown) => {
    report(error, { operation: 'address register' });
    setSuggestions([]);
  });

  useEffect(() => {
    if (text === settled.current || !isFocused(input)) return undefined;
    settled.current = null;
    const search = new AbortController();
    const timer = setTimeout(() => {
      suggest(search.signal).then(
        (found) => search.signal.aborted || handleFound(found),
        (error: unknown) => search.signal.aborted || handleFailure(error),
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [text, input]);

  function handleChoose({ values: chosen }: AddressSuggestion) {
    settled.current = textOf(chosen, keys[part]);
    setValues(chosen);
    setSuggestions([]);
  }

  if (part === 'postalCode') return null;
  const message = (name: string, count?: number) =>
    formatMessage({ id: `${messages}.${name}` as MessageId }, { count });
  return (
    <SuggestionList
      input={input}
      label={message('suggestions')}
      announcement={message('suggestions-found', suggestions.length)}
      note={message('suggestions-note')}
      suggestions={suggestions}
      onChoose={handleChoose}
      onClose={() => setSuggestions([])}
    />
  );
}

interface Search {
  readonly http: HttpPort;
  readonly keys: LineAddressKeys;
  readonly values: FormValues;
  readonly signal: AbortSignal;
}

async function suggestionsFor(part: AddressPart, search: Search): Promise<readonly AddressSuggestion[]> {
  const { http, keys, values } = search;
  const street = textOf(values, keys.street).trim();
  const number = textOf(values, keys.streetNumber).trim();
  if (part === 'street') return street.length < 3 ? [] : (await searchNear(search, street)).map(toSuggestion(keys));
  if (part === 'streetNumber')
    return street === '' || number === ''
      ? []
      : (await searchNear(search, `${street} ${number}`)).filter(isHouse).map(toSuggestion(keys));
  const postcode = parsePostcode(textOf(values, keys.postalCode));
  const towns = postcode === null ? [] : await findTowns(http, postcode);
  return towns
    .filter((town) => town !== textOf(values, keys.city))
    .map((town) => ({ label: town, values: { [keys.city]: town } }));
}

const isFocused = (input: HTMLInputElement) => input.matches(':focus');

/** The typed postcode limits the search, unless it has no such address. */
async function searchNear({ http, keys, values, signal }: Search, text: string): Promise<readonly RegisteredAddress[]> {
  const near = await searchAddresses(http, { text, postcode: textOf(values, keys.postalCode), signal });
  return near.length > 0 ? near : searchAddresses(http, { text, signal });
}

const isHouse = ({ houseNumber }: RegisteredAddress) => houseNumber !== null;

function toSuggestion(keys: LineAddressKeys) {
  return ({ street, houseNumber, postcode, city }: RegisteredAddress): AddressSuggestion => ({
    label: houseNumber === null ? street : `${houseNumber}, ${street}`,
    detail: `L-${postcode} ${city}`,
    values: {
      [keys.street]: street,
      [keys.postalCode]: postcode,
      [keys.city]: city,
      ...(houseNumber !== null && { [keys.streetNumber]: houseNumber }),
    },
  });
}
