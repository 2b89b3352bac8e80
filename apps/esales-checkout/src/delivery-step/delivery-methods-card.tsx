import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { physicalSimLines, type CartItem } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Card, DeliveryIcon, SimCardIcon, TileList } from '@alzette/ui';
import { DeliveryPrice } from './delivery-price';

/** One line per thing that travels: SIM cards in a letter, devices and add-ons in a parcel (spec row J2). */
export function DeliveryMethodsCard() {
  const items = useSelector(selectItems);
  const parcels = items.filter(({ type, deliverable }) => type === 'device' || deliverable);
  const tiles = [...parcels.map(parcelTile), ...physicalSimLines(items).map(simTile)];
  // A cart that only gets installed sends nothing.
  if (tiles.length === 0) return null;
  return (
    <Card
      title={<FormattedMessage id="delivery.methods.title" />}
      sentence={<FormattedMessage id="delivery.methods.text" />}
    >
      <TileList items={tiles} />
    </Card>
  );
}

function simTile({ identifier, variant, subscription }: CartItem) {
  const name = subscription?.variant.name ?? variant.name;
  return {
    id: `sim-${identifier}`,
    icon: <SimCardIcon size={20} />,
    title: <FormattedMessage id="delivery.sim" values={{ name }} />,
    text: <FormattedMessage id="delivery.sim.text" />,
    end: <DeliveryPrice kind="sim" isFree />,
  };
}

function parcelTile({ identifier, product }: CartItem) {
  return {
    id: `parcel-${identifier}`,
    icon: <DeliveryIcon size={20} />,
    title: product.name,
    text: <FormattedMessage id="delivery.parcel.text" />,
    end: <DeliveryPrice kind="parcel" isFree />,
  };
}
