import type { CSSProperties } from 'react';
import type { DeviceColour } from '@alzette/shop-model';

/** Hands a phone's colour to the style sheet, as `--tone`. */
export function toneOf({ swatch }: DeviceColour): CSSProperties {
  return { '--tone': swatch } as CSSProperties;
}
