import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tile-list.module.css';

export interface TileListItem {
  readonly id: string;
  /** An icon of size 20, on a small tile. */
  readonly icon: ReactNode;
  readonly tone?: 'mist' | 'river' | 'moss' | undefined;
  readonly title: ReactNode;
  /** A short second line. */
  readonly text?: ReactNode;
  /** At the end of the row: a price, links, buttons. */
  readonly end?: ReactNode;
}

export interface TileListProps {
  readonly items: readonly TileListItem[];
  /** Puts the end of each row below its text on narrow screens. */
  readonly wrapping?: boolean | undefined;
}

/** A list of rows, each with a picture, a text and an action. */
export function TileList({ items, wrapping }: TileListProps) {
  return (
    <ul className={classNames(styles.list, wrapping && styles.wrapping)}>
      {items.map(({ id, icon, tone = 'mist', title, text, end }) => (
        <li key={id}>
          <span className={classNames(styles.tile, tone !== 'mist' && styles[tone])}>{icon}</span>
          <span className={styles.text}>
            <b>{title}</b>
            {text && <small>{text}</small>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  );
}
