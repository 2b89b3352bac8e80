import type { CartItem, OrderResponseItem } from '@alzette/shop-model';
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
import { DevicePhoto, DeviceThumb } from './device-picture';

type PicturedType = OrderResponseItem['type'];

const drawings: Partial<
  Record<PicturedType, { readonly Picture: typeof SimPicture; readonly family: PictureFrameProps['family'] }>
> = {
  device: { Picture: DeviceImage, family: 'phones' },
  internet: { Picture: InternetPicture, family: 'internet' },
  'internet-mobile': { Picture: InternetMobilePicture, family: 'internet' },
  tv: { Picture: TvPicture, family: 'tv' },
  duo: { Picture: DuoPicture, family: 'tv' },
};
const mobile = { Picture: SimPicture, family: 'mobile' } as const;

interface Pictured {
  readonly type: PicturedType;
  /** The address of a device's picture. */
  readonly image: string | null;
}

/** The device in its colour, or the rendering of the family. */
export function CartItemPicture({ item }: { readonly item: CartItem }) {
  const pictured = picturedIn(item);
  return <ItemPicture family={familyOf(pictured)}>{pictureOf(pictured)}</ItemPicture>;
}

/** The same as a thumbnail. */
export function CartItemThumb({ item }: { readonly item: CartItem }) {
  return <ItemThumb {...picturedIn(item)} />;
}

/** The same for an ordered item. */
export function ItemThumb(pictured: Pictured) {
  if (pictured.image !== null) return <DeviceThumb image={pictured.image} />;
  return <Thumb family={familyOf(pictured)}>{pictureOf(pictured, 24)}</Thumb>;
}

function picturedIn({ type, device }: CartItem): Pictured {
  return { type, image: device?.image ?? null };
}

function familyOf({ type, image }: Pictured): PictureFrameProps['family'] {
  return image === null ? (drawings[type] ?? mobile).family : 'phones';
}

function pictureOf({ type, image }: Pictured, size?: number) {
  if (image !== null) return <DevicePhoto image={image} size={size ?? 72} />;
  const { Picture } = drawings[type] ?? mobile;
  return <Picture {...(size && { size })} />;
}
