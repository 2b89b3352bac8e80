import { type ComponentType, type FocusEvent, Fragment, type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormPostcode, FormTextField, useShopForm } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import { addressLines, fullName, type LineAddressKeys, type OrderAddress, splitStreet } from '@alzette/shop-model';
import { Cell, FormGrid, PinIcon, TextField } from '@alzette/ui';
import styles from './address.module.css';
import type { AddressPart, AddressSuggestionsProps } from './address-suggestions/address-suggestions';
import { textOf } from './form-values';

/** An address to read, as it is written on an envelope. */
export function AddressBlock({ address }: { readonly address: OrderAddress }) {
  return (
    <address className={styles.block} translate="no">
      <PinIcon size={20} />
      <span>
        {fullName(address)}
        <br />
        <span className={styles.lines}>
          {addressLines(address).map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </span>
      </span>
    </address>
  );
}

export interface PlaceFieldsProps {
  readonly keys: LineAddressKeys;
  /** Names the address for the browser's autofill. */
  readonly section: 'billing' | 'shipping';
  /** Prefix of the messages, for a page that does not load those of a checkout. */
  readonly messages?: string;
}

interface AddressFieldsProps extends PlaceFieldsProps {
  readonly keys: LineAddressKeys & Readonly<Record<'country' | 'additionalInformation', string>>;
}

// The wire has one field of 200 characters for house number and street.
const longestStreet = 170;

/**
 * Autofill fills street and number into one line: the number moves to its own field once the line loses focus.
 *
 * @returns a function that moves the number at once
 */
function useSplitStreet({ street, streetNumber }: LineAddressKeys): () => void {
  const { values, setValue } = useShopForm();

  function split() {
    const parts = splitStreet(textOf(values, street));
    if (!parts || textOf(values, streetNumber).trim() !== '') return;
    setValue(street, parts.street);
    setValue(streetNumber, parts.number);
  }

  useEffect(() => {
    if (document.activeElement?.getAttribute('name') !== street) split();
  });
  return split;
}

interface CompletedFieldProps extends Omit<AddressSuggestionsProps, 'input' | 'initialText'> {
  readonly children: ReactNode;
}

/** A field of an address whose suggestions load with its first focus. */
function CompletedField({ children, ...rest }: CompletedFieldProps) {
  const { report } = useServices();
  const [focused, setFocused] = useState<Pick<AddressSuggestionsProps, 'input' | 'initialText'> | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<AddressSuggestionsProps> | null>(null);

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const isLoaded = Suggestions !== null && target === focused?.input;
    if (isLoaded || !(target instanceof HTMLInputElement)) return;
    setFocused({ input: target, initialText: target.value });
    import(/* webpackChunkName: "address-suggestions" */ './address-suggestions/address-suggestions').then(
      (code) => setSuggestions(() => code.AddressSuggestions),
      // The field works without them; its next focus loads them again.
      (error: unknown) => report(error, { operation: 'address suggestions' }),
    );
  }

  return (
    <div onFocus={handleFocus}>
      {children}
      {focused && Suggestions && <Suggestions {...rest} {...focused} />}
    </div>
  );
}

/** A place in Luxembourg: street and number share a row, as do postcode and town. */
export function PlaceFields({ keys, section, messages = 'address' }: PlaceFieldsProps) {
  const split = useSplitStreet(keys);
  const complete = (part: AddressPart) => ({ part, keys, messages });
  return (
    <>
      <Cell span={4} narrowSpan={4}>
        <div onBlur={split}>
          <CompletedField {...complete('street')}>
            <FormTextField
              name={keys.street}
              messageId={`${messages}.street`}
              autoComplete={`${section} address-line1`}
              maxLength={longestStreet}
            />
          </CompletedField>
        </div>
      </Cell>
      <Cell span={2} narrowSpan={2}>
        <CompletedField {...complete('streetNumber')}>
          <FormTextField name={keys.streetNumber} messageId={`${messages}.street-number`} autoComplete="off" />
        </CompletedField>
      </Cell>
      <Cell span={2} narrowSpan={3}>
        <CompletedField {...complete('postalCode')}>
          <FormPostcode name={keys.postalCode} messageId={`${messages}.postal-code`} section={section} />
        </CompletedField>
      </Cell>
      <Cell span={4} narrowSpan={3}>
        <CompletedField {...complete('city')}>
          <FormTextField name={keys.city} messageId={`${messages}.city`} autoComplete={`${section} address-level2`} />
        </CompletedField>
      </Cell>
    </>
  );
}

/** A Luxembourg address. */
export function AddressFields({ keys, section }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <FormGrid>
      <PlaceFields keys={keys} section={section} />
      <FormTextField
        name={keys.additionalInformation}
        messageId="address.additional-information"
        autoComplete={`${section} address-line2`}
        optional
      />
      <TextField
        name={keys.country}
        label={formatMessage({ id: 'address.country.label' })}
        value={formatMessage({ id: 'address.country.value' })}
        onChange={() => undefined}
        readOnly
        autoComplete="off"
      />
    </FormGrid>
  );
}
