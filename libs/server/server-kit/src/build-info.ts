import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** Which build runs. */
export interface BuildInfo {
  readonly version: string;
  /** The first characters of the commit, with `-dirty` for a build of changed files; `unknown` outside a repository. */
  readonly commit: string;
}

/** The file that `tools/server-build` writes beside a server. */
const file = 'build-info.json';

/** The build whose main file is in a folder; `development` and `unknown` where the file is missing. */
export function readBuildInfo(folder = dirname(process.argv[1] ?? '')): BuildInfo {
  try {
    const { version, commit } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Partial<BuildInfo>;
    return { version: String(version), commit: String(commit) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { version: 'development', commit: 'unknown' };
  }
}

/** `alzette_build_info`, always 1: its labels name the version, the commit and the version of Node. */
export function buildInfoMetric(registry: Registry, { version, commit }: BuildInfo): void {
  const info = new Gauge({
    name: 'alzette_build_info',
    help: 'The build that runs; always 1',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  });
  info.set({ version, commit, node: process.version }, 1);
}
