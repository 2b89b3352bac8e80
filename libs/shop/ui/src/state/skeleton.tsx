import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly width?: number | string | undefined;
  readonly height: number;
  readonly radius?: number | undefined;
}

/** A grey shape while content loads. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  const size = {
    '--bone-width': inPixels(width),
    '--bone-height': inPixels(height),
    '--bone-radius': inPixels(radius),
  };
  return <span className={styles.bone} style={size as CSSProperties} aria-hidden />;
}

function inPixels(length: number | string | undefined): string | undefined {
  return typeof length === 'number' ? `${length}px` : length;
}

interface SkeletonOf {
  /** Names the content that loads. */
  readonly label: string;
}

function Frame({ label, children }: SkeletonOf & { readonly children: ReactNode }) {
  return (
    <section className={styles.frame} aria-busy aria-label={label}>
      {children}
    </section>
  );
}

/** The skeleton of a `SidePanel`. */
export function PanelSkeleton({ label, lines = 3 }: SkeletonOf & { readonly lines?: number | undefined }) {
  return (
    <Frame label={label}>
      <div className={styles.title}>
        <Skeleton width="55%" height={20} />
      </div>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line}>
          <Skeleton height={40} radius={10} />
          <span className={styles.text}>
            <Skeleton width="70%" height={14} />
            <Skeleton height={11} />
          </span>
          <Skeleton height={14} />
        </div>
      ))}
      <div className={styles.last}>
        <Skeleton width={80} height={16} />
        <Skeleton width={96} height={28} />
      </div>
    </Frame>
  );
}

/** The skeleton of an `ItemCard`. */
export function ItemSkeleton({ label }: SkeletonOf) {
  return (
    <Frame label={label}>
      <div className={styles.item}>
        <Skeleton height={104} radius={12} />
        <span className={styles.text}>
          <Skeleton width="45%" height={20} />
          <Skeleton width="75%" height={14} />
        </span>
        <Skeleton height={28} />
      </div>
    </Frame>
  );
}

/** The skeleton of a card with a form. */
export function FormSkeleton({ label, fields = 3 }: SkeletonOf & { readonly fields?: number | undefined }) {
  return (
    <Frame label={label}>
      <Skeleton width="40%" height={22} />
      <div className={styles.fields}>
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} height={48} radius={12} />
        ))}
      </div>
    </Frame>
  );
}
