const fs = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { promisify } = require('node:util');

it('[P1] a file that is rewritten is read completely, old or new', async () => {
  const { wholeFiles } = await import('./whole-files.mjs');
  const folder = fs.mkdtempSync(join(tmpdir(), 'whole-'));
  try {
    const path = join(folder, 'main.js');
    const write = promisify(wholeFiles(fs).writeFile);
    const size = 4_000_000;
    await write(path, Buffer.alloc(size, 'a'));
    for (const letter of ['b', 'c', 'd']) {
      const writing = write(path, Buffer.alloc(size, letter));
      const sizes = new Set();
      let isWritten = false;
      void writing.then(() => (isWritten = true));
      while (!isWritten) sizes.add((await fs.promises.readFile(path)).length);
      expect([...sizes]).toEqual([size]);
    }
    expect(fs.readdirSync(folder)).toEqual(['main.js']);
    await expect(write(join(folder, 'none/main.js'), 'a')).rejects.toThrow('ENOENT');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
