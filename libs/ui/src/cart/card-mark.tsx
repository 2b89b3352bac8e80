/** A small payment card. */
export function CardMark() {
  return (
    <svg viewBox="0 0 16 12" width="16" height="12" fill="none" stroke="currentColor" aria-hidden>
      <rect x="0.6" y="0.6" width="14.8" height="10.8" rx="2" strokeWidth="1.2" />
      <path d="M.6 4h14.8" strokeWidth="1.8" />
    </svg>
  );
}
