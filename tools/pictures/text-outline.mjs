import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { root } from '../process/run.mjs';

const font = fontkit.openSync(
  join(root, 'node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
);

/**
 * A text as a path: an `<img>` has no fonts of its page.
 *
 * @param options `x` is the middle of the text, `y` its base line, `spacing` the distance that is added between letters
 */
export function textOutline(text, { x, y, size, spacing = 0, attributes }) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const widths = positions.map(({ xAdvance }) => xAdvance * scale + spacing);
  const width = widths.reduce((sum, each) => sum + each, -spacing);
  let left = x - width / 2;
  const outline = glyphs.map((glyph, index) => {
    const at = left;
    left += widths[index];
    return pathData(glyph.path, { scale, x: at, y });
  });
  return `<path d="${outline.join('')}" ${attributes}/>`;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** The y axis of a font goes up, that of a picture down. */
function pathData({ commands }, { scale, x, y }) {
  const rounded = (value) => Math.round(value * 10) / 10;
  const point = (value, index) => rounded(index % 2 === 0 ? x + value * scale : y - value * scale);
  return commands.map(({ command, args }) => `${letters[command]}${args.map(point).join(' ')}`).join('');
}
