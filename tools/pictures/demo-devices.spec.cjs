const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '../../apps/shop-api/demo-catalogue/pictures');

describe('the pictures of the demo devices', () => {
  it('are those of every device and colour of the catalogue, as the script makes them', async () => {
    const { devicePictures } = await import('./demo-devices.mjs');
    const made = devicePictures();
    const kept = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.svg') && name.includes('/'));
    expect(kept.sort()).toEqual([...made.keys()].sort());
    for (const [path, svg] of made) expect(readFileSync(join(folder, path), 'utf8')).toBe(svg);
  });
});
