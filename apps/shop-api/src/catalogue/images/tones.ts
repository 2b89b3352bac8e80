/** The colours that a drawing is made of, from lightest to darkest. All `#rrggbb`. */
export interface Tones {
  readonly glint: string;
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  /** For letters on the back. */
  readonly mark: string;
}

/** Derives a drawing's tones from the swatch that the shopper picks. @param swatch `#rrggbb` */
export function tonesOf(swatch: string): Tones {
  const glint = mix(swatch, '#ffffff', 0.62);
  const deep = mix(swatch, '#0b1620', 0.58);
  return {
    glint,
    light: mix(swatch, '#ffffff', 0.28),
    base: swatch,
    shade: mix(swatch, '#0b1620', 0.34),
    deep,
    mark: brightness(swatch) > 0.66 ? deep : glint,
  };
}

/** How bright a colour looks, 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
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
