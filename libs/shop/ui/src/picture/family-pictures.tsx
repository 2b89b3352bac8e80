import type { ReactNode, SVGProps } from 'react';

interface PictureProps {
  /** Width and height outside a frame; `ItemPicture` and `Thumb` set their own. */
  readonly size?: number | undefined;
}

interface OutlineProps extends PictureProps, Pick<SVGProps<SVGSVGElement>, 'strokeLinecap' | 'strokeLinejoin'> {
  readonly children: ReactNode;
}

/** Lines in the brand colour on a field of 48 by 48. */
function Outline({ size, ...lines }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="var(--river)"
      strokeWidth="2.5"
      aria-hidden
      {...lines}
    />
  );
}

/** A SIM card in two tones of the brand colour. */
export function SimPicture({ size = 48 }: PictureProps) {
  const outline = 'M13 5h15l9 9v26a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z';
  return (
    <Outline size={size} strokeLinejoin="round">
      <path d={outline} fill="var(--river)" stroke="none" opacity=".2" />
      <path d="M28 5v6a3 3 0 0 0 3 3h6" />
      <path d={outline} />
      <rect x="16" y="22" width="15.5" height="14" rx="3" fill="var(--river)" stroke="none" />
      <path d="M16 29h15.5M23.7 22v14" stroke="var(--mist-deep)" strokeWidth="1.8" />
    </Outline>
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

/** An upright router that sends to both sides: internet at home. */
export function InternetPicture({ size = 48 }: PictureProps) {
  return (
    <Outline size={size} strokeLinecap="round">
      <rect x="17" y="10" width="14" height="28" rx="5" fill="var(--river)" stroke="none" opacity=".2" />
      <rect x="17" y="10" width="14" height="28" rx="5" />
      <path d="M14 42h20M21.5 32.5h5" />
      <path d="M24 17h.01" strokeWidth="3.5" />
      <path d="M11.5 12.5a13 13 0 0 0 0 15M36.5 12.5a13 13 0 0 1 0 15M6.5 8.5a20.5 20.5 0 0 0 0 23M41.5 8.5a20.5 20.5 0 0 1 0 23" />
    </Outline>
  );
}

/** A screen on its foot: television. */
export function TvPicture({ size = 48 }: PictureProps) {
  return (
    <Outline size={size} strokeLinecap="round" strokeLinejoin="round">
      <rect x="4" y="9" width="40" height="26" rx="4" fill="var(--river)" stroke="none" opacity=".2" />
      <rect x="4" y="9" width="40" height="26" rx="4" />
      <path d="M16 41h16" />
      <path d="M20.5 16.5v11l9-5.5z" fill="var(--river)" stroke="none" />
    </Outline>
  );
}

/** A box and a SIM card: internet and mobile in one contract. */
export function InternetMobilePicture({ size = 48 }: PictureProps) {
  return (
    <Outline size={size} strokeLinecap="round" strokeLinejoin="round">
      <path d="M8 12a14 14 0 0 1 18 0M12.5 17.5a7.5 7.5 0 0 1 9 0" />
      <rect x="4" y="24" width="22" height="14" rx="4" fill="var(--river)" stroke="none" opacity=".2" />
      <path d="M26 38H8a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4h18" />
      <path d="M30 14h7l6 6v18a3 3 0 0 1-3 3H30a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3z" fill="var(--river)" fillOpacity=".2" />
      <rect x="31" y="26" width="8" height="8" rx="2" fill="var(--river)" stroke="none" />
    </Outline>
  );
}

/** A phone, front side. */
export function DeviceImage({ size = 48 }: PictureProps) {
  return (
    <Outline size={size} strokeLinecap="round">
      <rect x="12" y="4" width="24" height="40" rx="6" fill="var(--river)" stroke="none" opacity=".2" />
      <rect x="12" y="4" width="24" height="40" rx="6" />
      <path d="M21 10h6" />
      <path d="M17 30c3.5-3 5.5 2 9 0s4-2.5 5-1.5" />
    </Outline>
  );
}
