import type { StoredDrawing } from '../catalogue-tables';
import { drawCameras } from './draw-cameras';
import { drawScreen } from './draw-screen';
import { tonesOf, type Tones } from './tones';

export interface DeviceLook {
  readonly drawing: StoredDrawing;
  readonly swatch: string;
  /** What stands on its back, in small letters. */
  readonly brand: string;
}

/** The middle of what the phone in front leaves to be seen of the back. */
const besideFront = 102;

/** A phone seen from behind, and before it the same from the front: an SVG 560 by 700. */
export function drawDevice({ drawing, swatch, brand }: DeviceLook): string {
  const tones = tonesOf(swatch);
  const { width, height } = drawing;
  const top = (700 - height) / 2 - 22;
  const left = (560 - width * 0.94 - 190) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 700">',
    definitions(tones),
    `<ellipse cx="292" cy="${top + height + 28}" rx="${width * 0.72}" ry="15" fill="${tones.deep}" opacity=".3" filter="url(#soft)"/>`,
    `<g transform="translate(${left} ${top}) scale(.94)">${back(drawing, tones, brand)}</g>`,
    `<g transform="translate(${left + 190} ${top + 42}) scale(.94)">${front(drawing, tones)}</g>`,
    '</svg>',
  ].join('');
}

function definitions({ glint, light, base, shade, deep }: Tones): string {
  return [
    '<defs>',
    gradient('body', 'x1="0" y1="0" x2=".9" y2="1"', [
      [0, light],
      [0.5, base],
      [1, shade],
    ]),
    gradient('rim', 'x1="0" y1="0" x2="1" y2="0"', [
      [0, glint],
      [0.08, shade],
      [0.92, shade],
      [1, glint],
    ]),
    gradient('sky', 'x1="0" y1="0" x2=".3" y2="1"', [
      [0, glint],
      [0.6, light],
      [1, base],
    ]),
    '<radialGradient id="lens" cx=".36" cy=".32" r=".8"><stop offset="0" stop-color="#46566b"/>',
    '<stop offset=".4" stop-color="#131b25"/><stop offset="1" stop-color="#04070a"/></radialGradient>',
    '<filter id="soft" x="-30%" y="-250%" width="160%" height="600%"><feGaussianBlur stdDeviation="14"/></filter>',
    `<filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="-10" dy="8" stdDeviation="12" flood-color="${deep}" flood-opacity=".45"/></filter>`,
    '</defs>',
  ].join('');
}

function gradient(
  id: string,
  direction: string,
  stops: readonly (readonly [offset: number, colour: string])[],
): string {
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" ${direction}>${marks}</linearGradient>`;
}

function back({ width, height, corner, cameras }: StoredDrawing, tones: Tones, brand: string): string {
  return [
    shell(width, height, corner),
    `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="${corner - 4}" fill="url(#body)"/>`,
    `<path d="M4 ${height * 0.7}Q${width * 0.6} ${height * 0.52} ${width - 4} ${height * 0.16}V${corner}Q${width - 4} 4 ${width - corner} 4H${corner}Q4 4 4 ${corner}Z" fill="#fff" opacity=".06"/>`,
    drawCameras(cameras, width, corner, tones),
    `<text x="${besideFront}" y="${height * 0.57}" text-anchor="middle" font-family="Figtree, Helvetica, Arial, sans-serif" font-weight="600" font-size="28" letter-spacing="1" fill="${tones.mark}" opacity=".7">${escaped(brand)}</text>`,
  ].join('');
}

function front(drawing: StoredDrawing, tones: Tones): string {
  const { width, height, corner } = drawing;
  const key = (x: number, y: number, length: number) =>
    `<rect x="${x}" y="${height * y}" width="4" height="${length}" rx="2" fill="${tones.deep}"/>`;
  return [
    `<g filter="url(#near)">${shell(width, height, corner)}</g>`,
    key(-2.5, 0.24, 44),
    key(-2.5, 0.335, 44),
    key(width - 1.5, 0.28, 74),
    `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="${corner - 3}" fill="#06090c"/>`,
    drawScreen(drawing, tones),
  ].join('');
}

function shell(width: number, height: number, corner: number): string {
  return `<rect width="${width}" height="${height}" rx="${corner}" fill="url(#rim)"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
