import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { PlaceFields } from '@alzette/checkout-kit';
import { addressLines, eligibilityKeys, lineAddressOf } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { Button, Card, FormGrid, Untranslated } from '@alzette/ui';

interface LineAddressCardProps {
  /** Whether the fields show: the address is unknown, or the shopper changes it. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The address of the lines, before anything else is asked: the network may not reach it. */
export function LineAddressCard({ isOpen, onOpen }: LineAddressCardProps) {
  const address = lineAddressOf(useSelector(selectValues));
  return (
    <Card
      title={<FormattedMessage id="checkout.line-address.title" />}
      sentence={<FormattedMessage id="checkout.line-address.text" />}
    >
      {isOpen || address === null ? (
        <FormGrid>
          <PlaceFields keys={eligibilityKeys} section="shipping" />
        </FormGrid>
      ) : (
        <>
          <p>
            <Untranslated>{addressLines(address).join(', ')}</Untranslated>
          </p>
          <Button variant="link" onClick={onOpen}>
            <FormattedMessage id="checkout.line-address.change" />
          </Button>
        </>
      )}
    </Card>
  );
}
