// What the screens of the demo devices show, above the sky of the device's colour. Each has the colour of a clock that stands out.
const dark = '#0b1f2a';
const light = '#ffffff';

/** By name: a function of the width and height of a front and the tones of its colour. */
export const wallpapers = { hills, dawn, reef, rings };

function hills(width, height, tones) {
  return {
    ink: dark,
    picture: [
      `<circle cx="${width * 0.72}" cy="${height * 0.44}" r="${width * 0.13}" fill="${tones.glint}" opacity=".8"/>`,
      hill(width, height, 0.56, 40, tones.light, 0.75),
      hill(width, height, 0.66, -34, tones.base, 0.8),
      hill(width, height, 0.76, 30, tones.shade, 0.85),
      hill(width, height, 0.87, -22, tones.deep, 0.9),
    ].join(''),
  };
}

/** The sun over the sea. */
function dawn(width, height) {
  const stripes = [0.66, 0.71, 0.77, 0.84].map(
    (top, index) =>
      `<rect x="${width * (0.34 - index * 0.08)}" y="${height * top}" width="${width * (0.32 + index * 0.16)}" height="${5 + index * 2}" rx="4" fill="#ffe1b8" opacity=".7"/>`,
  );
  return {
    ink: light,
    picture: [
      shade('dawn', '#27406b', '#e88765'),
      `<rect width="${width}" height="${height}" fill="url(#dawn)"/>`,
      `<circle cx="${width / 2}" cy="${height * 0.6}" r="${width * 0.24}" fill="#ffd9a0"/>`,
      `<rect y="${height * 0.62}" width="${width}" height="${height}" fill="#2a3f63"/>`,
      ...stripes,
    ].join(''),
  };
}

/** Leaves under water. */
function reef(width, height) {
  const leaf = (x, turn, colour) =>
    `<path d="M0 0C${width * 0.2} ${-height * 0.16} ${width * 0.2} ${-height * 0.36} 0 ${-height * 0.5}C${-width * 0.2} ${-height * 0.36} ${-width * 0.2} ${-height * 0.16} 0 0Z" transform="translate(${width * x} ${height * 1.02}) rotate(${turn})" fill="${colour}" opacity=".86"/>`;
  return {
    ink: light,
    picture: [
      shade('reef', '#0e4f5c', '#4bb29a'),
      `<rect width="${width}" height="${height}" fill="url(#reef)"/>`,
      leaf(0.16, -16, '#8fd6bd'),
      leaf(0.86, 20, '#1d6f70'),
      leaf(0.62, 6, '#f0a678'),
      leaf(0.36, -4, '#0c3b46'),
    ].join(''),
  };
}

/** Circles around a corner. */
function rings(width, height) {
  const colours = ['#f3c7d4', '#dc8fae', '#a4588f', '#5c3a78', '#32265a'];
  const circles = colours.map(
    (colour, index) =>
      `<circle cx="${width * 0.9}" cy="${height * 0.95}" r="${width * (1.3 - index * 0.26)}" fill="${colour}"/>`,
  );
  return { ink: dark, picture: [`<rect width="${width}" height="${height}" fill="#fbeef0"/>`, ...circles].join('') };
}

function shade(id, upper, lower) {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${upper}"/><stop offset=".8" stop-color="${lower}"/></linearGradient>`;
}

/** @param rise height of the curve, negative for the other direction */
function hill(width, height, top, rise, colour, opacity) {
  const y = height * top;
  const line = `M0 ${y + rise}C${width * 0.3} ${y - rise} ${width * 0.55} ${y + rise * 1.4} ${width} ${y - rise}`;
  return `<path d="${line}V${height}H0Z" fill="${colour}" opacity="${opacity}"/>`;
}
