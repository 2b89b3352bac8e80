import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { PlaceFields } from '@alzette/checkout-kit';
import { addressLines, eligibilityKeys, type LineAddress, lineAddressOf, linePlansOf } from '@alzette/shop-model';
import { selectItems, selectValues } from '@alzette/shop-store';
import { Button, Card, FormGrid, Untranslated } from '@alzette/ui';

interface LineAddressState {
  /** Whether the cart has a line that ends at an address. */
  readonly isNeeded: boolean;
  /** Whether the step asks for the address: it is unknown, or the shopper changes it. */
  readonly isEdited: boolean;
  readonly address: LineAddress | null;
  readonly onEdit: () => void;
}

export function useLineAddress(): LineAddressState {
  const isNeeded = linePlansOf(useSelector(selectItems)).length > 0;
  const address = lineAddressOf(useSelector(selectValues));
  // A complete address stays open while it is typed.
  const [isOpen, setOpen] = useState(address === null);
  return { isNeeded, isEdited: isNeeded && (isOpen || address === null), address, onEdit: () => setOpen(true) };
}

/** The address of the lines, before anything else is asked: the network may not reach it. */
export function LineAddressCard({ isEdited, address, onEdit }: LineAddressState) {
  return (
    <Card
      title={<FormattedMessage id="checkout.line-address.title" />}
      sentence={<FormattedMessage id="checkout.line-address.text" />}
    >
      {isEdited || address === null ? (
        <FormGrid>
          <PlaceFields keys={eligibilityKeys} section="shipping" />
        </FormGrid>
      ) : (
        <>
          <p>
            <Untranslated>{addressLines(address).join(', ')}</Untranslated>
          </p>
          <Button variant="link" onClick={onEdit}>
            <FormattedMessage id="checkout.line-address.change" />
          </Button>
        </>
      )}
    </Card>
  );
}
