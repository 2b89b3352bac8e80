/** The colours that a drawing is made of, from lightest to darkest. All `#rrggbb`. */
export interface Tones {
  readonly glint: string;
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

/** Derives a drawing's tones from the swatch that the shopper picks. @param swatch `#rrggbb` */
export function tonesOf(swatch: string): Tones {
  return {
    glint: mix(swatch, '#ffffff', 0.62),
    light: mix(swatch, '#ffffff', 0.28),
    base: swatch,
    shade: mix(swatch, '#0b1620', 0.34),
    deep: mix(swatch, '#0b1620', 0.58),
  };
}

/** @param share how much of `other`, 0 to 1 */
export function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [colour, other].map((text) => Number.parseInt(text.slice(start, start + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
