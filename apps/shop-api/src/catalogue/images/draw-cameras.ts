import type { StoredDrawing } from '../catalogue-tables';
import type { Tones } from './tones';

interface Lens {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Island {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly lenses: readonly Lens[];
  readonly flash: readonly [x: number, y: number];
}

/** The cameras on the back of a phone, each model in its own arrangement. */
export function drawCameras(kind: StoredDrawing['cameras'], width: number, corner: number, tones: Tones): string {
  const island = islands[kind](width, corner);
  const frame = `x="${island.x}" y="${island.y}" width="${island.width}" height="${island.height}" rx="${island.corner}"`;
  const [x, y] = island.flash;
  return [
    `<rect ${frame} fill="${tones.base}"/><rect ${frame} fill="#fff" opacity=".12"/>`,
    `<rect ${frame} fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4"/>`,
    ...island.lenses.map((lens) => drawLens(lens, tones)),
    `<circle cx="${x}" cy="${y}" r="7" fill="#f6eed8" stroke="#000" stroke-opacity=".16"/>`,
  ].join('');
}

const islands: Record<StoredDrawing['cameras'], (width: number, corner: number) => Island> = {
  triangle: (_width, corner) => ({
    ...{ x: 24, y: 24, width: 148, height: 148, corner: Math.max(24, corner - 14) },
    lenses: [
      { x: 68, y: 68, radius: 30 },
      { x: 68, y: 130, radius: 30 },
      { x: 131, y: 99, radius: 30 },
    ],
    flash: [134, 48],
  }),
  column: (_width, corner) => ({
    ...{ x: 24, y: 26, width: 82, height: 176, corner: Math.min(41, corner) },
    lenses: [
      { x: 65, y: 70, radius: 29 },
      { x: 65, y: 138, radius: 29 },
    ],
    flash: [65, 184],
  }),
  bar: (width) => ({
    ...{ x: 20, y: 46, width: width - 40, height: 80, corner: 40 },
    lenses: [
      { x: 66, y: 86, radius: 27 },
      { x: 130, y: 86, radius: 27 },
    ],
    flash: [width - 56, 86],
  }),
  single: () => ({
    ...{ x: 36, y: 34, width: 132, height: 132, corner: 66 },
    lenses: [{ x: 102, y: 100, radius: 46 }],
    flash: [178, 52],
  }),
};

function drawLens({ x, y, radius }: Lens, { shade, glint }: Tones): string {
  const glass = radius * 0.86;
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade}" stroke="${glint}" stroke-opacity=".7" stroke-width="1.3"/>`,
    `<circle cx="${x}" cy="${y}" r="${glass}" fill="url(#lens)"/>`,
    `<circle cx="${x}" cy="${y}" r="${glass * 0.44}" fill="#091320" stroke="#2b3d55" stroke-width="1.4"/>`,
    `<circle cx="${x - glass * 0.34}" cy="${y - glass * 0.4}" r="${glass * 0.15}" fill="#fff" opacity=".55"/>`,
  ].join('');
}
