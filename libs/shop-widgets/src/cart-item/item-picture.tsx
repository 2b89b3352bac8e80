import { useFileAddress } from '@alzette/remote-react';
import type { CartItem, ItemType } from '@alzette/shop-model';
import {
  DuoPicture,
  InternetMobilePicture,
  InternetPicture,
  ItemPicture,
  DeviceImage,
  type PictureFrameProps,
  SimPicture,
  Thumb,
  TvPicture,
} from '@alzette/ui';
import styles from './cart-item.module.css';

const drawings: Partial<
  Record<ItemType, { readonly Picture: typeof SimPicture; readonly family: PictureFrameProps['family'] }>
> = {
  device: { Picture: DeviceImage, family: 'phones' },
  internet: { Picture: InternetPicture, family: 'internet' },
  'internet-mobile': { Picture: InternetMobilePicture, family: 'internet' },
  tv: { Picture: TvPicture, family: 'tv' },
  duo: { Picture: DuoPicture, family: 'tv' },
};
const mobile = { Picture: SimPicture, family: 'mobile' } as const;

/** The device in its colour, or the drawing of the family. */
export function CartItemPicture({ item }: { readonly item: CartItem }) {
  return <ItemPicture family={familyOf(item)}>{pictureOf(item)}</ItemPicture>;
}

/** The same as a thumbnail. */
export function CartItemThumb({ item }: { readonly item: CartItem }) {
  return <Thumb family={familyOf(item)}>{pictureOf(item, 24)}</Thumb>;
}

function familyOf({ type, device }: CartItem): PictureFrameProps['family'] {
  return device ? 'phones' : (drawings[type] ?? mobile).family;
}

function pictureOf({ type, device }: CartItem, size?: number) {
  if (device) return <DevicePhoto image={device.image} size={size ?? 72} />;
  const { Picture } = drawings[type] ?? mobile;
  return <Picture {...(size && { size })} />;
}

function DevicePhoto({ image, size }: { readonly image: string; readonly size: number }) {
  const addressOf = useFileAddress();
  return <img className={styles.device} src={addressOf(image)} alt="" width={size} height={size} />;
}
