import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** SVG pictures by path: `ernz-9-pro/sage` and `ernz-9-pro/sage/front` of a device in a colour, `wifi-box` of an add-on. */
export type CataloguePictures = ReadonlyMap<string, string>;

const extension = '.svg';

/** Loads every SVG file below a folder. Its path there, without the extension, is its name. */
export function loadCataloguePictures(folder: string): CataloguePictures {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));
  return new Map(
    files.map((file) => [
      file.slice(0, -extension.length).replaceAll(sep, '/'),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
}
