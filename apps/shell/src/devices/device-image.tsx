import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import { type DeviceColour, devicePicture, type DeviceTaxon, type DeviceView } from '@alzette/shop-model';
import { classNames, IconButton, ZoomInIcon } from '@alzette/ui';
import { LoadedPart } from '../offers/lazy-hydration';
import styles from './device-image.module.css';

interface ProductImageProps {
  readonly device: DeviceTaxon;
  readonly colour: DeviceColour;
}

type Shown = 'whole' | DeviceView['side'];

const loadPictureDialog = () => import(/* webpackChunkName: "picture-dialog" */ './picture-dialog');

/** The device in its colour: one large picture, which opens a larger one, and a button for each view of it. */
export function ProductImage({ device, colour }: ProductImageProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<Shown>('whole');
  const [isLarge, setLarge] = useState(false);
  const views = [
    { side: 'whole' as const, image: devicePicture(device, colour.id) },
    ...(device.views?.[colour.id] ?? []),
  ];
  const shown = views.find(({ side }) => side === wanted) ?? views[0];
  const nameOf = (side: Shown) => formatMessage({ id: `shell.phones.view.${side}` });
  const textOf = (side: Shown) =>
    formatMessage(
      { id: side === 'whole' ? 'shell.phones.picture' : 'shell.phones.picture.side' },
      { name: device.name, colour: colour.label, side: nameOf(side) },
    );
  return (
    <div>
      <div className={classNames(styles.stage, styles.light)} data-ground="phones" style={toneOf(colour)}>
        {/* The site server replaces the address by the picture. */}
        <img
          src={shown?.image}
          alt={textOf(shown?.side ?? 'whole')}
          width={560}
          height={700}
          fetchPriority="high"
          suppressHydrationWarning
        />
        <IconButton
          className={styles.enlarge}
          label={formatMessage({ id: 'shell.phones.picture.enlarge' })}
          icon={<ZoomInIcon size={20} />}
          onClick={() => setLarge(true)}
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
      {isLarge && (
        <LoadedPart name="picture-dialog" load={loadPictureDialog} skeleton={null}>
          {({ PictureDialog }) => (
            <PictureDialog
              title={device.name}
              pictures={views.map(({ side, image }) => ({ image, name: nameOf(side), text: textOf(side) }))}
              start={views.findIndex(({ side }) => side === shown?.side)}
              onView={(index) => setWanted(views[index]?.side ?? 'whole')}
              onClose={() => setLarge(false)}
            />
          )}
        </LoadedPart>
      )}
    </div>
  );
}

/** Passes a device's colour to the style sheet, as `--tone`. */
export function toneOf({ swatch }: DeviceColour): CSSProperties {
  return { '--tone': swatch } as CSSProperties;
}
