// The server bundle of a remote in development: built at the first request, and then after each edit.
import { join } from 'node:path';
import webpack from 'webpack';
import { importSource } from '../process/import-source.mjs';

/**
 * @param {import('webpack').Configuration} config of the server bundle
 * @returns {(request: object) => Promise<object | null>} renders with the newest build, as a site server does; rejects with the errors
 *   of the build, or of the server bundle
 */
export function serverBundle(config) {
  const file = join(config.output.path, 'server.cjs');
  let build = null;
  let finish = null;

  function begin() {
    build = finish ? build : new Promise((resolve) => (finish = resolve));
  }

  function handleBuilt(error, stats) {
    finish?.(error ? error.message : stats.hasErrors() ? stats.toString('errors-only') : null);
    finish = null;
  }

  return async (request) => {
    if (!build) {
      begin();
      const compiler = webpack(config);
      compiler.hooks.invalid.tap('server-part', begin);
      compiler.watch({}, handleBuilt);
    }
    const problem = await build;
    if (problem) throw new Error(problem);
    const { withServerBundle } = await importSource('libs/federation/release/src/server-bundle/with-server-bundle.ts');
    return withServerBundle(file, (render) => render(request));
  };
}
