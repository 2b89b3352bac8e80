import { textOutline } from './text-outline.mjs';
import { wallpapers } from './wallpapers.mjs';

/** Middle of the visible part of the back, beside the front. */
const visibleBackX = 102;

/** How back and front stand: `move` in units of the picture, `turn` in degrees around the lower edge. The second one covers the first. */
const poses = {
  front: [
    { side: 'back', move: [0, 0], turn: 0 },
    { side: 'front', move: [190, 42], turn: 0 },
  ],
  back: [
    { side: 'front', move: [190, 0], turn: 0 },
    { side: 'back', move: [0, 42], turn: 0 },
  ],
  fan: [
    { side: 'back', move: [48, 16], turn: -8 },
    { side: 'front', move: [150, 44], turn: 5 },
  ],
};

/** The back and the front of a device, one before the other: an SVG of 560 by 700. */
export function drawDevice({ drawing, swatch, brand }) {
  const tones = tonesOf(swatch);
  const { width, height, pose } = drawing;
  const top = (700 - height) / 2 - 22;
  const left = (560 - width * 0.94 - 190) / 2;
  const drawn = {
    front: () => front(drawing, tones),
    back: () => `<g filter="url(#near)">${back(drawing, tones, brand, pose === 'back' ? width / 2 : visibleBackX)}</g>`,
  };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 700">',
    gradients(tones),
    `<ellipse cx="292" cy="${top + height + 28}" rx="${width * 0.72}" ry="15" fill="${tones.deep}" opacity=".3" filter="url(#soft)"/>`,
    ...poses[pose].map(({ side, move: [x, y], turn }) => {
      const turned = turn === 0 ? '' : ` rotate(${turn} ${width / 2} ${height})`;
      return `<g transform="translate(${left + x} ${top + y}) scale(.94)${turned}">${drawn[side]()}</g>`;
    }),
    '</svg>',
  ].join('');
}

/** One side of a device, alone in the middle: an SVG of 560 by 700. */
export function drawSide({ drawing, swatch, brand }, side) {
  const tones = tonesOf(swatch);
  const { width, height } = drawing;
  const drawn = {
    front: () => front(drawing, tones),
    back: () => back(drawing, tones, brand, width / 2),
    edge: () => edge(drawing, tones),
  }[side]();
  const drawnWidth = side === 'edge' ? edgeWidth : width;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 700">',
    gradients(tones),
    `<ellipse cx="280" cy="${(700 + height) / 2 + 8}" rx="${drawnWidth * 0.62}" ry="13" fill="${tones.deep}" opacity=".3" filter="url(#soft)"/>`,
    `<g transform="translate(${(560 - drawnWidth) / 2} ${(700 - height) / 2 - 14})">${drawn}</g>`,
    '</svg>',
  ].join('');
}

const edgeWidth = 34;

/** The long edge with its keys, the screen to the left and the cameras to the right. */
function edge({ height, corner }, tones) {
  const key = (y, length) =>
    `<rect x="${edgeWidth / 2 - 4}" y="${height * y}" width="8" height="${length}" rx="4" fill="${tones.shade}" stroke="${tones.glint}" stroke-opacity=".5"/>`;
  return [
    `<rect x="${edgeWidth - 3}" y="${corner * 0.8}" width="10" height="${height * 0.2}" rx="5" fill="${tones.shade}"/>`,
    `<rect width="${edgeWidth}" height="${height}" rx="12" fill="url(#rim)"/>`,
    `<rect x="5" y="4" width="${edgeWidth - 10}" height="${height - 8}" rx="9" fill="url(#body)"/>`,
    `<rect x="0" y="10" width="4" height="${height - 20}" rx="2" fill="#06090c"/>`,
    key(0.22, 40),
    key(0.31, 40),
    key(0.42, 66),
  ].join('');
}

function gradients({ glint, light, base, shade, deep }) {
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

function gradient(id, direction, stops) {
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" ${direction}>${marks}</linearGradient>`;
}

/** @param brandX middle of the brand's name */
function back({ width, height, corner, cameras }, tones, brand, brandX) {
  return [
    shell(width, height, corner, tones),
    `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="${corner - 4}" fill="url(#body)"/>`,
    `<path d="M4 ${height * 0.7}Q${width * 0.6} ${height * 0.52} ${width - 4} ${height * 0.16}V${corner}Q${width - 4} 4 ${width - corner} 4H${corner}Q4 4 4 ${corner}Z" fill="#fff" opacity=".06"/>`,
    drawCameras(cameras, width, corner, tones),
    textOutline(brand, {
      ...{ x: brandX, y: height * 0.57, size: 28, spacing: 1 },
      attributes: `fill="${tones.mark}" opacity=".7"`,
    }),
  ].join('');
}

function front(drawing, tones) {
  const { width, height, corner } = drawing;
  const key = (x, y, length) =>
    `<rect x="${x}" y="${height * y}" width="4" height="${length}" rx="2" fill="${tones.deep}"/>`;
  return [
    `<g filter="url(#near)">${shell(width, height, corner, tones)}</g>`,
    key(-2.5, 0.24, 44),
    key(-2.5, 0.335, 44),
    key(width - 1.5, 0.28, 74),
    `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="${corner - 3}" fill="#06090c"/>`,
    drawScreen(drawing, tones),
  ].join('');
}

/** A light shell has a line around it, because it may stand on a light page. */
function shell(width, height, corner, { base, deep }) {
  const line = brightness(base) > 0.66 ? ` stroke="${deep}" stroke-opacity=".45" stroke-width="2"` : '';
  return `<rect width="${width}" height="${height}" rx="${corner}" fill="url(#rim)"${line}/>`;
}

/** A screen with a wallpaper and a clock, without text because the shop has three languages. */
function drawScreen({ width, height, corner, cameras, wallpaper }, tones) {
  const inset = 11;
  const screen = `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${corner - 10}"`;
  const { picture, ink } = wallpapers[wallpaper](width, height, tones);
  return [
    `<clipPath id="glass"><rect ${screen}/></clipPath>`,
    `<g clip-path="url(#glass)"><rect ${screen} fill="url(#sky)"/>${picture}</g>`,
    textOutline('9:41', {
      ...{ x: width / 2, y: height * 0.26, size: 70, spacing: -2 },
      attributes: `fill="${ink}" opacity=".86"`,
    }),
    frontCamera(cameras, width),
    `<rect x="${width / 2 - 52}" y="${height - 27}" width="104" height="4.5" rx="2.2" fill="#fff" opacity=".85"/>`,
  ].join('');
}

/** The front camera: round, or a pill on models with a camera bar. */
function frontCamera(cameras, width) {
  return cameras === 'bar'
    ? `<rect x="${width / 2 - 30}" y="26" width="60" height="18" rx="9" fill="#06090c"/>`
    : `<circle cx="${width / 2}" cy="36" r="8.5" fill="#06090c"/><circle cx="${width / 2}" cy="36" r="3.2" fill="#17222e"/>`;
}

/** The cameras on the back. */
function drawCameras(kind, width, corner, tones) {
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

const islands = {
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

function drawLens({ x, y, radius }, { shade, glint }) {
  const glass = radius * 0.86;
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade}" stroke="${glint}" stroke-opacity=".7" stroke-width="1.3"/>`,
    `<circle cx="${x}" cy="${y}" r="${glass}" fill="url(#lens)"/>`,
    `<circle cx="${x}" cy="${y}" r="${glass * 0.44}" fill="#091320" stroke="#2b3d55" stroke-width="1.4"/>`,
    `<circle cx="${x - glass * 0.34}" cy="${y - glass * 0.4}" r="${glass * 0.15}" fill="#fff" opacity=".55"/>`,
  ].join('');
}

/** @param swatch `#rrggbb` */
function tonesOf(swatch) {
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

/** Perceived brightness, 0 to 1. */
function brightness(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** @param share of `other`, 0 to 1 */
function mix(colour, other, share) {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [colour, other].map((text) => Number.parseInt(text.slice(start, start + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
