import type { ReactNode } from 'react';
import styles from './picture.module.css';

export interface PictureFrameProps {
  readonly children: ReactNode;
  /** A theme may give each family its own background. */
  readonly family?: 'phones' | 'mobile' | 'internet' | 'tv' | undefined;
}

/** The picture of an `ItemCard`: 104, or 72 on a phone. */
export function ItemPicture({ children, family }: PictureFrameProps) {
  return (
    <div className={styles.item} data-ground={family}>
      {children}
    </div>
  );
}

/** The picture of a `PanelRow`: 40. */
export function Thumb({ children, family }: PictureFrameProps) {
  return (
    <span className={styles.thumb} data-ground={family}>
      {children}
    </span>
  );
}
