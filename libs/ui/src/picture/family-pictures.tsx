interface PictureProps {
  /** Width and height when it stands alone; `ItemPicture` and `Thumb` set their own. */
  readonly size?: number | undefined;
}

/** A SIM card in two tones of the brand colour. */
export function SimPicture({ size = 48 }: PictureProps) {
  const outline = 'M13 5h15l9 9v26a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z';
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} fill="none" stroke="var(--river)" strokeWidth="2.5" strokeLinejoin="round" aria-hidden>
      <path d={outline} fill="var(--river)" stroke="none" opacity=".2" />
      <path d="M28 5v6a3 3 0 0 0 3 3h6" />
      <path d={outline} />
      <rect x="16" y="22" width="15.5" height="14" rx="3" fill="var(--river)" stroke="none" />
      <path d="M16 29h15.5M23.7 22v14" stroke="var(--mist-deep)" strokeWidth="1.8" />
    </svg>
  );
}

/** A screen over a box: internet and television together. */
export function DuoPicture({ size = 48 }: PictureProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} fill="var(--river)" aria-hidden>
      <rect x="4" y="7" width="40" height="25" rx="4" opacity=".2" />
      <rect x="4" y="7" width="40" height="25" rx="4" fill="none" stroke="var(--river)" strokeWidth="2.5" />
      <path d="M20.5 14.5v10l8-5z" />
      <rect x="11" y="37" width="26" height="6.5" rx="3.25" />
      <circle cx="16.5" cy="40.25" r="1.3" fill="var(--mist-deep)" />
      <circle cx="21" cy="40.25" r="1.3" fill="var(--mist-deep)" />
    </svg>
  );
}
