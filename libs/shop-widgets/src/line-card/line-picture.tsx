import type { CartItem, ItemType } from '@alzette/shop-model';
import { DuoPicture, InternetMobilePicture, InternetPicture, ItemPicture, PhonePicture, SimPicture, Thumb, TvPicture } from '@alzette/ui';
import styles from './line-card.module.css';

const familyPictures: Partial<Record<ItemType, typeof SimPicture>> = {
  device: PhonePicture,
  internet: InternetPicture,
  'internet-mobile': InternetMobilePicture,
  tv: TvPicture,
  duo: DuoPicture,
};

/** The phone in its colour, or the drawing of the family. */
export function LinePicture({ item }: { readonly item: CartItem }) {
  return <ItemPicture>{pictureOf(item)}</ItemPicture>;
}

/** The same, small, for lists. */
export function LineThumb({ item }: { readonly item: CartItem }) {
  return <Thumb>{pictureOf(item, 24)}</Thumb>;
}

function pictureOf({ type, device }: CartItem, size?: number) {
  if (device) return <img className={styles.device} src={device.image} alt="" width={size ?? 72} height={size ?? 72} />;
  const Picture = familyPictures[type] ?? SimPicture;
  return <Picture {...(size && { size })} />;
}
