import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../support/root';
import { processTools } from '../support/tools';

const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>react alone</title>
<script defer src="/main.js"></script></head>
<body><p>One line.</p><div id="root"></div></body>
</html>`;

/** Serves a page that react and react-dom alone render in the browser (tools/bench/react-alone). */
export async function serveReactAlone() {
  const script = readFileSync(join(root, 'dist/bench/react-alone/main.js'));
  const files = {
    '/': { type: 'text/html', body: brotliCompressSync(html) },
    '/main.js': { type: 'text/javascript', body: brotliCompressSync(script) },
  };
  const server = createServer(({ url }, response) => {
    const file = url === '/' || url === '/main.js' ? files[url] : null;
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  });
  const port = await (await processTools()).freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
