import { classNames } from '../class-names';
import styles from './button.module.css';

/** `go` is the one call to action of a screen; `link` and `quiet` look like words. */
export type ButtonLook = 'go' | 'river' | 'plain' | 'link' | 'quiet';

export interface ButtonLookProps {
  readonly look?: ButtonLook | undefined;
  readonly wide?: boolean | undefined;
  /** Less high and narrower on a phone, for the bar at the bottom. */
  readonly compact?: boolean | undefined;
}

export function buttonClassName({ look = 'plain', wide, compact }: ButtonLookProps, className?: string): string {
  const isWords = look === 'link' || look === 'quiet';
  return classNames(
    isWords ? styles.link : styles.button,
    look === 'go' && styles.go,
    look === 'river' && styles.river,
    look === 'quiet' && styles.quiet,
    wide && styles.wide,
    compact && styles.compact,
    className,
  );
}
