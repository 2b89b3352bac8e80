// Writes the pictures of the demo catalogue's devices, one of both sides and three of a side for each colour:
// `node tools/pictures/demo-devices.mjs`. They are committed. Run it after a change of a device, of its colours or of a shape below.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process/run.mjs';
import { drawDevice, drawSide } from './draw-device.mjs';

const demo = join(root, 'apps/shop-api/demo-catalogue');
const sides = ['front', 'back', 'edge'];

/** The shape of each device, in units of a picture of 560 by 700. */
const shapes = {
  'ernz-9-pro': { width: 300, height: 616, corner: 54, cameras: 'triangle', pose: 'front', wallpaper: 'dawn' },
  'ernz-9': { width: 288, height: 592, corner: 50, cameras: 'column', pose: 'back', wallpaper: 'rings' },
  'ernz-lite-5': { width: 306, height: 622, corner: 40, cameras: 'bar', pose: 'fan', wallpaper: 'reef' },
  'ernz-8': { width: 288, height: 600, corner: 46, cameras: 'column', pose: 'front', wallpaper: 'hills' },
  'attert-one': { width: 296, height: 606, corner: 34, cameras: 'bar', pose: 'back', wallpaper: 'reef' },
  'attert-one-max': { width: 320, height: 640, corner: 30, cameras: 'triangle', pose: 'fan', wallpaper: 'dawn' },
  'attert-mini': { width: 280, height: 560, corner: 48, cameras: 'single', pose: 'front', wallpaper: 'rings' },
  'clerve-x2': { width: 300, height: 628, corner: 42, cameras: 'single', pose: 'fan', wallpaper: 'rings' },
  'clerve-note-4': { width: 312, height: 630, corner: 36, cameras: 'column', pose: 'back', wallpaper: 'hills' },
  'syre-go': { width: 290, height: 570, corner: 60, cameras: 'single', pose: 'front', wallpaper: 'reef' },
};

/** The pictures of every device by their path below `pictures`. */
export function devicePictures() {
  const { productSpecification } = JSON.parse(readFileSync(join(demo, 'catalogue.json'), 'utf8'));
  const colours = productSpecification.filter((each) => each['@type'] === 'Colour');
  return new Map(
    colours.flatMap((colour) => {
      const [slug, id] = colour.id.split(':');
      const device = productSpecification.find((each) => each['@type'] === 'Device' && each.id === slug);
      const [brand] = valueOf(device, 'brands');
      const look = { drawing: shapes[slug], swatch: valueOf(colour, 'swatch'), brand };
      return [
        [`${slug}/${id}.svg`, drawDevice(look)],
        ...sides.map((side) => [`${slug}/${id}/${side}.svg`, drawSide(look, side)]),
      ];
    }),
  );
}

function valueOf({ productSpecCharacteristic }, wanted) {
  return productSpecCharacteristic.find(({ name }) => name === wanted).productSpecCharacteristicValue[0].value;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const slug of Object.keys(shapes)) rmSync(join(demo, 'pictures', slug), { recursive: true, force: true });
  for (const [path, svg] of devicePictures()) {
    const file = join(demo, 'pictures', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}
