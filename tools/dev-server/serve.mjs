// `node tools/dev-server/serve.mjs <app>`: the dev server of the shell or of a remote, with fast refresh. A remote also runs
// alone, at the server's own address (docs/guides/writing-a-remote.md). Another port: ALZETTE_DEV_PORT.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { isFree } from '../process/ports.mjs';
import { readRemotes } from '../process/remotes.mjs';
import { servedHost, servedRemote } from './config.mjs';
import { isAllowedSite } from './origins.mjs';
import { aloneMiddlewares } from './alone.mjs';
import { wholeFiles } from './whole-files.mjs';
import { serverBundle } from './server-bundle.mjs';

const name = process.argv[2];
if (!name) throw new Error('Usage: node tools/dev-server/serve.mjs <app>');
const remote = readRemotes().find((each) => each.name === name);
const port = Number(process.env.ALZETTE_DEV_PORT || remote?.devPort || 4210);

if (!(await isFree(port))) {
  console.error(
    `Port ${port} of ${name} is taken. Stop the process on that port, or set ALZETTE_DEV_PORT to another port.`,
  );
  process.exit(1);
}

const served = remote ? servedRemote(name) : { browser: servedHost(name) };
const render = served.server && serverBundle(served.server);
const compiler = webpack(served.browser);
// The site server reads these files, also while they are written.
if (!remote) compiler.outputFileSystem = wholeFiles(compiler.outputFileSystem);
const server = new WebpackDevServer(
  {
    host: 'localhost',
    port,
    hot: true,
    liveReload: false,
    // The build contains the address, because another server serves the page that runs the files.
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    headers: ({ headers: { origin = '' } }) =>
      isAllowedSite(origin) ? { 'access-control-allow-origin': origin, vary: 'origin' } : {},
    static: false,
    devMiddleware: { writeToDisk: remote === undefined, stats: 'errors-warnings' },
    setupMiddlewares: (middlewares) => (remote ? [...aloneMiddlewares(remote, render), ...middlewares] : middlewares),
  },
  compiler,
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void server.stop().finally(() => process.exit(0)));
await server.start();
server.middleware.waitUntilValid(announce);

function announce() {
  console.log(
    remote
      ? `${name} runs alone at http://localhost:${port}; in a shop by ?mfe.${name}=http://localhost:${port}`
      : `${name} is built`,
  );
}
