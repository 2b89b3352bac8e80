import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import { type DeviceColour, devicePicture, type DeviceTaxon, type DeviceView } from '@alzette/shop-model';
import { classNames } from '@alzette/ui';
import styles from './device-image.module.css';

interface ProductImageProps {
  readonly device: DeviceTaxon;
  readonly colour: DeviceColour;
}

type Shown = 'whole' | DeviceView['side'];

/** The device in its colour: one large picture, and a button for each view of it. */
export function ProductImage({ device, colour }: ProductImageProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<Shown>('whole');
  const views = [
    { side: 'whole' as const, image: devicePicture(device, colour.id) },
    ...(device.views?.[colour.id] ?? []),
  ];
  const shown = views.find(({ side }) => side === wanted) ?? views[0];
  const nameOf = (side: Shown) => formatMessage({ id: `shell.phones.view.${side}` });
  return (
    <div>
      <div className={classNames(styles.stage, styles.light)} data-ground="phones" style={toneOf(colour)}>
        <img
          src={shown?.image}
          alt={formatMessage(
            { id: shown && shown.side !== 'whole' ? 'shell.phones.picture.side' : 'shell.phones.picture' },
            { name: device.name, colour: colour.label, side: shown && nameOf(shown.side) },
          )}
          width={560}
          height={700}
          fetchPriority="high"
        />
      </div>
      {views.length > 1 && (
        <div className={styles.views} role="group" aria-label={formatMessage({ id: 'shell.phones.views' })}>
          {views.map(({ side, image }) => (
            <button
              key={side}
              type="button"
              className={styles.view}
              aria-label={nameOf(side)}
              aria-pressed={side === shown?.side}
              onClick={() => setWanted(side)}
            >
              <img src={image} alt="" width={56} height={70} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Passes a device's colour to the style sheet, as `--tone`. */
export function toneOf({ swatch }: DeviceColour): CSSProperties {
  return { '--tone': swatch } as CSSProperties;
}
