import type { ReactNode } from 'react';
import styles from './picture.module.css';

/** The picture of an `ItemCard`: 104, or 72 on a phone. */
export function ItemPicture({ children }: { readonly children: ReactNode }) {
  return <div className={styles.item}>{children}</div>;
}

/** The picture of a `PanelLine`: 40. */
export function Thumb({ children }: { readonly children: ReactNode }) {
  return <span className={styles.thumb}>{children}</span>;
}
