import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostServicesVersion } from '@alzette/remote-contract';
import { root } from './root';

const [major, minor = 0] = hostServicesVersion.split('.').map(Number);
const nextVersion = `${major}.${minor + 1}`;

/** The changes of the next version of the contract: the host offers one more service, and the next remotes need it. */
const changes: readonly (readonly [file: string, before: string, after: string])[] = [
  [
    'libs/federation/remote-contract/src/host-services.ts',
    `hostServicesVersion = '${hostServicesVersion}'`,
    `hostServicesVersion = '${nextVersion}'`,
  ],
  [
    'libs/federation/remote-contract/src/host-services.ts',
    '  readonly version: string;',
    '  readonly version: string;\n  /** Milliseconds since 1970. */\n  now(): number;',
  ],
  [
    'apps/shell/src/services/host-services.ts',
    '    version: hostServicesVersion,',
    '    version: hostServicesVersion,\n    now: Date.now,',
  ],
  [
    'libs/federation/remote-react/src/define-mount.tsx',
    '    const root = createRoot(element);',
    '    const root = createRoot(element);\n    element.dataset["builtAt"] = String(options.services.now());',
  ],
  [
    'libs/federation/remote-react/src/define-mount.tsx',
    '    const { drawn: ssrRemote, services } = options;',
    '    const { drawn: ssrRemote, services } = options;\n    element.dataset["builtAt"] = String(services.now());',
  ],
  // The next host also has another federation runtime, so the present releases load their own.
  [
    'libs/federation/host-kit/src/federation-version.ts',
    "federationRuntimeVersion = '",
    "federationRuntimeVersion = '1",
  ],
  // The copy has its own folder for builds.
  ['tools/webpack/common.cjs', "join(root, 'node_modules/.cache/webpack', name)", "join(root, 'dist/cache', name)"],
];

const remotes = ['cart', 'esales-checkout', 'prepaid-checkout'];

/** Builds the next version of apps. Returns the folder: `dist/apps` of a changed copy of the sources. */
export async function buildNext(names: readonly string[]): Promise<string> {
  const copy = join(root, 'dist/next');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ['apps', 'libs', 'tools', 'package.json', 'tsconfig.base.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  if (!existsSync(join(copy, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  changes.forEach(([file, before, after]) => change(join(copy, file), before, after));
  change(join(copy, 'apps/shell/project.json'), '"firstLoadBudgets"', '"budgetsOfNow"');
  for (const remote of remotes) {
    change(join(copy, 'apps', remote, 'project.json'), '"firstLoadBudget"', '"budgetOfNow"');
    change(join(copy, 'apps', remote, 'package.json'), '"host-services": "^1"', `"host-services": "^${nextVersion}"`);
    raiseVersion(join(copy, 'apps', remote, 'package.json'));
  }
  for (const name of names) await build(copy, name);
  return join(copy, 'dist/apps');
}

function change(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no "${before}" to change`);
  writeFileSync(file, text.replace(before, after));
}

function raiseVersion(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  const [major = 0, minor = 0] = manifest.version.split('.').map(Number);
  writeFileSync(file, JSON.stringify({ ...manifest, version: `${major}.${minor + 1}.0` }, null, 2));
}

async function build(copy: string, app: string): Promise<void> {
  const webpack = spawn(
    process.execPath,
    [join(root, 'node_modules/.bin/webpack'), '--config', `apps/${app}/webpack.config.cjs`, '--mode', 'production'],
    {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [webpack.stdout, webpack.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(webpack, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The next ${app} cannot be built:\n${output.slice(-4000)}`);
}
