import { useFileAddress } from '@alzette/remote-react';
import { Thumb } from '@alzette/ui';
import styles from './cart-item.module.css';

// A file of its own: the page of a phone loads no drawings of families.

interface DevicePictureProps {
  /** The address of the picture. */
  readonly image: string;
  /** In pixels. */
  readonly size: number;
}

export function DevicePhoto({ image, size }: DevicePictureProps) {
  const addressOf = useFileAddress();
  return <img className={styles.device} src={addressOf(image)} alt="" width={size} height={size} />;
}

/** A device as a thumbnail. */
export function DeviceThumb({ image }: Pick<DevicePictureProps, 'image'>) {
  return (
    <Thumb family="phones">
      <DevicePhoto image={image} size={24} />
    </Thumb>
  );
}
