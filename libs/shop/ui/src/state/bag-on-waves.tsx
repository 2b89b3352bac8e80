/** An empty bag, afloat. */
export function BagOnWaves() {
  return (
    <svg
      width="180"
      height="128"
      viewBox="0 0 180 128"
      fill="none"
      stroke="var(--river)"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M26 122c16 0 16-7 32-7s16 7 32 7 16-7 32-7 16 7 32 7" strokeWidth="3" opacity=".25" />
      <path d="M6 111c21 0 21-8 42-8s21 8 42 8 21-8 42-8 21 8 42 8" strokeWidth="3" opacity=".5" />
      <path d="M58 40h64l7 56a7 7 0 0 1-7 8H58a7 7 0 0 1-7-8z" fill="var(--paper)" strokeWidth="3.5" />
      <path d="M73 54V34a17 17 0 0 1 34 0v20" strokeWidth="3.5" />
      <path d="M78 78c4 5 20 5 24 0" strokeWidth="3" opacity=".5" />
    </svg>
  );
}
