// Loaded before a server: as long as the file ALZETTE_TEST_DISK_FULL exists, no file can become any longer. A program sees a full disk in
// the same way, and no administrator has to mount a small disk.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { existsSync, fstatSync, writeSync } = fs;
const marker = process.env.ALZETTE_TEST_DISK_FULL;

fs.writeSync = function (file, data, offset, length, position) {
  const bytes = typeof length === 'number' ? length : Buffer.byteLength(data);
  const isLonger = typeof position === 'number' && position + bytes > fstatSync(file).size;
  if (isLonger && existsSync(marker))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
      syscall: 'write',
    });
  return writeSync(file, data, offset, length, position);
};
syncBuiltinESMExports();
