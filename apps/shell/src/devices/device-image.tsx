import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { DeviceColour, DeviceTaxon } from '@alzette/shop-model';
import { classNames } from '@alzette/ui';
import { pictureOf } from './device-variants';
import styles from './device-image.module.css';

interface ProductImageProps {
  readonly device: DeviceTaxon;
  readonly colour: DeviceColour;
}

export function ProductImage({ device, colour }: ProductImageProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classNames(styles.stage, styles.light)} data-ground="phones" style={toneOf(colour)}>
      <img
        src={pictureOf(device, colour.id)}
        alt={formatMessage({ id: 'shell.phones.picture' }, { name: device.name, colour: colour.label })}
        width={560}
        height={700}
      />
    </div>
  );
}

/** Passes a device's colour to the style sheet, as `--tone`. */
export function toneOf({ swatch }: DeviceColour): CSSProperties {
  return { '--tone': swatch } as CSSProperties;
}
