import { extname } from 'node:path';

/** Types of the files of a build; anything else is bytes. */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** @param {string} file */
export function contentTypeOf(file) {
  return contentTypes[extname(file)] ?? 'application/octet-stream';
}
