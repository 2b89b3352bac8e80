import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from './release-error';
import { findProgram, runProgram } from './workspace-programs';

/**
 * Builds a remote for production, as `nx bundle` does, without its cache and its start.
 *
 * @throws ReleaseError without a configuration of webpack, or with webpack's messages
 */
export async function buildRemote(root: string, remote: string): Promise<void> {
  const config = join(root, 'apps', remote, 'webpack.config.cjs');
  const webpack = findProgram(root, 'webpack/bin/webpack.js');
  if (!webpack || !existsSync(config))
    throw new ReleaseError(`--rebuild needs webpack and ${config}: build ${remote} yourself, and leave --rebuild out.`);
  await runProgram(root, [webpack, '--config', config, '--mode', 'production'], {
    failure: `${remote} cannot be built`,
  });
}
