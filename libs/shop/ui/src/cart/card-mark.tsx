import { classNames } from '../class-names';
import styles from './secure-payment.module.css';

/** The mark of a card scheme, as a picture with its name. A scheme without a rendering is shown as a card with its name. */
export function CardMark({ name }: { readonly name: string }) {
  const scheme = name.toLowerCase().replace(/[^a-z]/gu, '');
  if (scheme === 'visa') return <Visa name={name} />;
  if (scheme === 'mastercard') return <Mastercard name={name} />;
  return (
    <span className={classNames(styles.mark, styles.named)}>
      <svg viewBox="0 0 16 12" width="16" height="12" fill="none" stroke="currentColor" aria-hidden>
        <rect x="0.6" y="0.6" width="14.8" height="10.8" rx="2" strokeWidth="1.2" />
        <path d="M.6 4h14.8" strokeWidth="1.8" />
      </svg>
      {name}
    </span>
  );
}

function Visa({ name }: { readonly name: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 28" width="48" height="28" role="img" aria-label={name}>
      <g fill="none" stroke="#1a2a7a" strokeWidth="2.6" transform="translate(4.5 0) skewX(-12)">
        <path d="m8 8.5 3.5 11 3.5-11M19 8.5v11M29 10.2c-1.2-1.3-5.8-1.8-5.8 1s6 2 6 4.8-4.7 2.8-6.2 1M33 19.5l3.5-11 3.5 11m-6-3.2h5" />
      </g>
    </svg>
  );
}

function Mastercard({ name }: { readonly name: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 28" width="48" height="28" role="img" aria-label={name}>
      <circle cx="19.5" cy="14" r="8" fill="#d6131f" />
      <circle cx="28.5" cy="14" r="8" fill="#f49a1a" />
      <path d="M24 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2" fill="#ee5a17" />
    </svg>
  );
}
