import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Pictures by path: `ernz-9-pro/sage.svg` and `ernz-9-pro/sage/front.svg` of a device in a colour, `wifi-box.svg` of an add-on, and
 * `ernz-9-pro/preview.png` for link previews of a device, 1200 by 630 pixels.
 */
export type CataloguePictures = ReadonlyMap<string, CataloguePicture>;

export interface CataloguePicture {
  readonly mediaType: 'image/svg+xml' | 'image/png';
  readonly content: string | Buffer;
}

/** Loads the SVG and PNG files below a folder. */
export function loadCataloguePictures(folder: string): CataloguePictures {
  const pictures = new Map<string, CataloguePicture>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll(sep, '/');
    const content = () => readFileSync(join(folder, file));
    if (path.endsWith('.svg')) pictures.set(path, { mediaType: 'image/svg+xml', content: content().toString() });
    if (path.endsWith('.png')) pictures.set(path, { mediaType: 'image/png', content: content() });
  }
  return pictures;
}
