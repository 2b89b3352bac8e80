import type { StoredDrawing } from '../catalogue-tables';
import type { Tones } from './tones';

/** The screen of a phone: hills in its colour under a clock, since no word would suit three languages. */
export function drawScreen({ width, height, corner, cameras }: StoredDrawing, tones: Tones): string {
  const inset = 11;
  const screen = `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${corner - 10}"`;
  const ink = 'fill="#0b1f2a" opacity=".82"';
  return [
    `<clipPath id="glass"><rect ${screen}/></clipPath>`,
    `<g clip-path="url(#glass)"><rect ${screen} fill="url(#sky)"/>`,
    `<circle cx="${width * 0.72}" cy="${height * 0.44}" r="${width * 0.13}" fill="${tones.glint}" opacity=".8"/>`,
    hill(width, height, 0.56, 40, tones.light, 0.75),
    hill(width, height, 0.66, -34, tones.base, 0.8),
    hill(width, height, 0.76, 30, tones.shade, 0.85),
    hill(width, height, 0.87, -22, tones.deep, 0.9),
    '</g>',
    `<text x="${width / 2}" y="${height * 0.26}" text-anchor="middle" font-family="Figtree, Helvetica, Arial, sans-serif" font-weight="600" font-size="70" letter-spacing="-2" ${ink}>9:41</text>`,
    eye(cameras, width),
    `<rect x="${width / 2 - 52}" y="${height - 27}" width="104" height="4.5" rx="2.2" fill="#fff" opacity=".85"/>`,
  ].join('');
}

/** @param rise how high it swings, below zero to the other side */
function hill(width: number, height: number, top: number, rise: number, colour: string, opacity: number): string {
  const y = height * top;
  const line = `M0 ${y + rise}C${width * 0.3} ${y - rise} ${width * 0.55} ${y + rise * 1.4} ${width} ${y - rise}`;
  return `<path d="${line}V${height}H0Z" fill="${colour}" opacity="${opacity}"/>`;
}

/** The camera above the screen: a round hole, or a pill on models with a bar behind. */
function eye(cameras: StoredDrawing['cameras'], width: number): string {
  return cameras === 'bar'
    ? `<rect x="${width / 2 - 30}" y="26" width="60" height="18" rx="9" fill="#06090c"/>`
    : `<circle cx="${width / 2}" cy="36" r="8.5" fill="#06090c"/><circle cx="${width / 2}" cy="36" r="3.2" fill="#17222e"/>`;
}
