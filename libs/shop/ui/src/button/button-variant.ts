import { classNames } from '../class-names';
import styles from './button.module.css';

/** `primary` is the one call to action of a screen; `link` and `subtle` look like text. */
export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'link' | 'subtle';

export interface ButtonVariantProps {
  readonly variant?: ButtonVariant | undefined;
  readonly wide?: boolean | undefined;
  /** Less high and narrower on a phone, for the bar at the bottom. */
  readonly compact?: boolean | undefined;
}

export function buttonClassName({ variant = 'plain', wide, compact }: ButtonVariantProps, className?: string): string {
  const isText = variant === 'link' || variant === 'subtle';
  return classNames(
    isText ? styles.link : styles.button,
    variant === 'primary' && styles.primary,
    variant === 'secondary' && styles.secondary,
    variant === 'subtle' && styles.subtle,
    wide && styles.wide,
    compact && styles.compact,
    className,
  );
}
