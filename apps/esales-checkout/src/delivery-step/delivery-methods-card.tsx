import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { physicalSimLines } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Card, SimCardIcon, TileList } from '@alzette/ui';
import { DeliveryPrice } from './delivery-price';

/** One line per thing that travels (spec row J2). */
export function DeliveryMethodsCard() {
  const lines = physicalSimLines(useSelector(selectItems));
  return (
    <Card
      title={<FormattedMessage id="delivery.methods.title" />}
      sentence={<FormattedMessage id="delivery.methods.text" />}
    >
      <TileList
        items={lines.map((item) => ({
          id: item.identifier,
          icon: <SimCardIcon size={20} />,
          title: <FormattedMessage id="delivery.sim" values={{ name: item.variant.name }} />,
          text: <FormattedMessage id="delivery.sim.text" />,
          end: <DeliveryPrice kind="sim" isFree />,
        }))}
      />
    </Card>
  );
}
