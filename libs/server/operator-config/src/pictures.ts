import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Operator } from './schema';

type Logo = Operator['theme']['logo'];

interface LogoColours {
  readonly ground: string;
  readonly sign: string;
}

interface Sign {
  readonly path: string;
  readonly width: number;
}

/** The line of a logo on a square of 32, with round ends; `waves` is used on a background, `line` on the page. */
const signs: Readonly<Record<Logo, Sign>> = {
  waves: {
    path: 'M6 20.5c3.3 0 3.3-3.5 6.7-3.5s3.3 3.5 6.6 3.5 3.3-3.5 6.7-3.5M6 14.5c3.3 0 3.3-3.5 6.7-3.5s3.3 3.5 6.6 3.5S22.6 11 26 11',
    width: 2.6,
  },
  line: { path: 'M2.5 22.5H10c4 0 6-2.5 6-6.5s2-6.5 6-6.5h7.5', width: 5.5 },
};

function signMarkup({ path, width }: Sign, colour: string): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const ground = (colour: string, radius: number) => `<rect width="32" height="32" rx="${radius}" fill="${colour}"/>`;

const pageColours: LogoColours = { ground: 'var(--brand)', sign: 'var(--on-brand)' };

/** The logo in a page, in the page's colours: markup of 32 by 32 pixels. */
export function logoSvg(logo: Logo): string {
  const drawing =
    logo === 'line'
      ? signMarkup(signs[logo], pageColours.ground)
      : ground(pageColours.ground, 10) + signMarkup(signs[logo], pageColours.sign);
  return `<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">${drawing}</svg>`;
}

/** The share of the icon's square that the sign fills. A mask leaves a circle of 80%. */
const signScale: Readonly<Record<Logo, number>> = { waves: 1, line: 0.68 };

/** The operator's icon on a square of 32: a rounded background, and the line of the logo scaled from its middle. */
export function iconShapes({ logo, icon }: Pick<Operator['theme'], 'logo' | 'icon'>) {
  return { ...icon, ...signs[logo], radius: 7, scale: signScale[logo] };
}

/** The operator's icon as a file. A `square` one fills its corners, for systems that apply their own mask. */
export function iconSvg({ theme }: Pick<Operator, 'theme'>, shape: 'rounded' | 'square' = 'rounded'): string {
  const icon = iconShapes(theme);
  const background = ground(icon.ground, shape === 'rounded' ? icon.radius : 0);
  const sign = `<g transform="translate(16 16) scale(${icon.scale}) translate(-16 -16)">${signMarkup(icon, icon.sign)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${background}${sign}</svg>`;
}

/** PNG files of an operator and their sizes in pixels. `npm run pictures` renders them. */
export const pictureSizes = {
  'icon-192': { width: 192, height: 192 },
  'icon-512': { width: 512, height: 512 },
  'icon-maskable-512': { width: 512, height: 512 },
  'apple-touch-icon': { width: 180, height: 180 },
  'link-preview': { width: 1200, height: 630 },
} as const;
export type PictureName = keyof typeof pictureSizes;
export type OperatorPictures = Readonly<Partial<Record<PictureName, Buffer>>>;

/** The folder of an operator's pictures: beside the operator file, with its name. */
export function picturesFolder(operatorFile: string): string {
  return resolve(operatorFile).replace(/\.json$/u, '');
}

/** The pictures of an operator file. A missing one is left out. */
export function loadPictures(operatorFile: string): OperatorPictures {
  const folder = picturesFolder(operatorFile);
  const names = Object.keys(pictureSizes) as PictureName[];
  const present = names.filter((name) => existsSync(join(folder, `${name}.png`)));
  return Object.fromEntries(present.map((name) => [name, readFileSync(join(folder, `${name}.png`))]));
}
