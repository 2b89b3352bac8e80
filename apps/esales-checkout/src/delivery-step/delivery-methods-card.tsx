import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectItems } from '@alzette/shop-store';
import { Card, DeliveryIcon, SimCardIcon, TileList } from '@alzette/ui';
import { deliveryLines, type DeliveryLine } from './delivery-lines';
import { DeliveryPrice } from './delivery-price';

/** One line per thing that travels, with what its delivery is worth (spec row J2). */
export function DeliveryMethodsCard() {
  const lines = deliveryLines(useSelector(selectItems));
  // A cart that only gets installed sends nothing.
  if (lines.length === 0) return null;
  return (
    <Card
      title={<FormattedMessage id="delivery.methods.title" />}
      sentence={<FormattedMessage id="delivery.methods.text" />}
    >
      <TileList items={lines.map(tileOf)} />
    </Card>
  );
}

function tileOf({ id, kind, name }: DeliveryLine) {
  return {
    id,
    icon: kind === 'sim' ? <SimCardIcon size={20} /> : <DeliveryIcon size={20} />,
    title: kind === 'sim' ? <FormattedMessage id="delivery.sim" values={{ name }} /> : name,
    text: <FormattedMessage id={`delivery.${kind}.text`} />,
    end: <DeliveryPrice kind={kind} isFree />,
  };
}
