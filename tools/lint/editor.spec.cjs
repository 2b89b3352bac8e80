const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { createInterface } = require('node:readline');

const root = join(__dirname, '../..');

/** Asks TypeScript's language server, as an editor does, for the errors of one open file. */
async function errorsInEditor(path) {
  const server = spawn(process.execPath, [join(root, 'node_modules/typescript/lib/tsserver.js')]);
  const file = join(root, path);
  const send = (seq, command, args) =>
    server.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
  try {
    send(1, 'open', { file, fileContent: readFileSync(file, 'utf8') });
    send(2, 'semanticDiagnosticsSync', { file });
    for await (const line of createInterface({ input: server.stdout })) {
      if (!line.startsWith('{')) continue;
      const message = JSON.parse(line);
      if (message.type === 'response' && message.request_seq === 2) return message.body.map(({ text }) => text);
    }
    throw new Error('The language server ended');
  } finally {
    server.kill();
  }
}

describe('an editor', () => {
  it.each(['apps/cart/src/mount.tsx', 'apps/shop-api/src/main.ts'])(
    'shows no error in %s, whose imports are libs of the workspace',
    async (path) => {
      expect(readFileSync(join(root, path), 'utf8')).toContain('@alzette/');
      expect(await errorsInEditor(path)).toEqual([]);
    },
    90_000,
  );
});
