import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

interface Children {
  readonly children: ReactNode;
}

/** The page's width: 1120 and a gutter. */
export function Wrap({ children }: Children) {
  return <div className={styles.wrap}>{children}</div>;
}

/** A page's content under the header: width, and the distance above a title or a back link. */
export function Page({ children }: Children) {
  return <div className={classNames(styles.wrap, styles.page)}>{children}</div>;
}

/** The task on the left, its price on the right; one column on a phone. */
export function Columns({ children, aside }: Children & { readonly aside?: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}

/** Cards under one another. */
export function Stack({ children }: Children) {
  return <div className={styles.stack}>{children}</div>;
}

/** Heads a group of cards. */
export function GroupTitle({ children }: Children) {
  return <h2 className={styles.groupTitle}>{children}</h2>;
}

/** The buttons that end a step. */
export function Actions({ children }: Children) {
  return <div className={styles.actions}>{children}</div>;
}

/** Shown from 960 on. */
export function WideOnly({ children }: Children) {
  return <div className={styles.wideOnly}>{children}</div>;
}

/** Shown below 960. */
export function NarrowOnly({ children }: Children) {
  return <div className={styles.narrowOnly}>{children}</div>;
}
