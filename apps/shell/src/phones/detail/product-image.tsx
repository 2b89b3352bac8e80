import { useIntl } from 'react-intl';
import type { DeviceColour, DeviceTaxon } from '@alzette/shop-model';
import { classNames } from '@alzette/ui';
import { pictureOf } from '../offer/phone-offer';
import { toneOf } from '../tone';
import tone from '../tone.module.css';
import styles from './product-image.module.css';

interface ProductImageProps {
  readonly phone: DeviceTaxon;
  readonly colour: DeviceColour;
}

/** The phone, large, in the chosen colour and in its light. */
export function ProductImage({ phone, colour }: ProductImageProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classNames(styles.stage, tone.light)} data-ground="phones" style={toneOf(colour)}>
      <img
        src={pictureOf(phone, colour.id)}
        alt={formatMessage({ id: 'shell.phones.picture' }, { name: phone.name, colour: colour.label })}
        width={560}
        height={700}
      />
    </div>
  );
}
