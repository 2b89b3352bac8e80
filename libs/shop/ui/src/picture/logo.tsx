import styles from './logo.module.css';

export interface LogoProps {
  readonly variant: 'waves' | 'line';
  /** The operator's name, beside the sign. */
  readonly name: string;
}

export function Logo({ variant, name }: LogoProps) {
  return (
    <span className={styles.logo}>
      {variant === 'waves' ? <Waves /> : <Line />}
      {name}
    </span>
  );
}

function Waves() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden>
      <rect width="32" height="32" rx="10" fill="var(--brand)" />
      <path
        d="M6 20.5c3.3 0 3.3-3.5 6.7-3.5s3.3 3.5 6.6 3.5 3.3-3.5 6.7-3.5M6 14.5c3.3 0 3.3-3.5 6.7-3.5s3.3 3.5 6.6 3.5S22.6 11 26 11"
        stroke="var(--on-brand)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Line() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden>
      <path
        d="M2.5 22.5H10c4 0 6-2.5 6-6.5s2-6.5 6-6.5h7.5"
        stroke="var(--brand)"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
