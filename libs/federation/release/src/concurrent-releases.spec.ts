import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { releasesOf, type DiscoveryDocument } from '@alzette/discovery';
import { newKeyPair, openStore, publishReleases, requireTrusted } from './index';
import { buildRelease, startImitationS3, type ImitationS3 } from './testing';

const teams = Array.from({ length: 8 }, (_, index) => index);
const changes = 5;
const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
/** Inside the workspace, so that it finds the installed packages. */
const program = join(root, 'dist/test-servers', `release-process-${process.pid}.mjs`);
let folder: string;
let s3: ImitationS3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'concurrent-releases-'));
  s3 = await startImitationS3();
  const options = ['--bundle', '--platform=node', '--format=esm', '--packages=external', '--log-level=error'];
  execFileSync(
    join(root, 'node_modules/.bin/esbuild'),
    [
      join(import.meta.dirname, 'testing/release-process.ts'),
      `--outfile=${program}`,
      '--tsconfig=tsconfig.base.json',
      ...options,
    ],
    { cwd: root },
  );
});
afterAll(async () => {
  await s3.close();
  rmSync(program);
  rmSync(folder, { recursive: true });
});

/** Half of the teams share a remote, so that their releases must be listed side by side. */
const remoteOf = (team: number) => (team < teams.length / 2 ? 'shared' : `remote-${team}`);

function releaseAs(team: number, address: string) {
  const name = remoteOf(team);
  const built = buildRelease(join(folder, `built-${team}`), { name, version: `1.0.${team}` });
  return run(process.execPath, [program, address, name, built, String(changes)], { env: process.env });
}

describe('eight processes that release at the same time', () => {
  it.each([
    ['a folder', () => join(folder, 'store')],
    ['a bucket', () => 's3://shop/releases'],
  ])(
    '[P3] all reach %s, and no change is lost',
    async (_what, addressOf) => {
      const { privateKey, publicKey } = newKeyPair();
      const keys = { privateKey, publicKeys: { keys: [publicKey] } };
      Object.assign(process.env, {
        ALZETTE_RELEASE_KEY: JSON.stringify(privateKey),
        ALZETTE_S3_ENDPOINT: s3.url,
        AWS_ACCESS_KEY_ID: 'tests',
        AWS_SECRET_ACCESS_KEY: 'tests',
      });
      const address = addressOf();
      const store = await openStore(address);
      const defaults = [...new Set(teams.map(remoteOf))].map((name) => ({
        name,
        folder: buildRelease(join(folder, `first-${name}`), { name, version: '0.1.0' }),
      }));
      await publishReleases({ store, keys, releases: defaults });

      await Promise.all(teams.map((team) => releaseAs(team, address)));

      const document = (await store.readDocument()).document as DiscoveryDocument;
      await requireTrusted(document, keys);
      expect(document.revision).toBe(1 + teams.length * changes);
      for (const team of teams) {
        const release = releasesOf(document, remoteOf(team)).find(({ metadata }) => metadata.version === `1.0.${team}`);
        expect(release?.deployment).toEqual({ traffic: changes, default: false });
      }
      const shared = releasesOf(document, 'shared').find(({ deployment }) => deployment?.default === true);
      expect(shared?.deployment?.traffic).toBe(100 - changes * (teams.length / 2));
    },
    90_000,
  );

  it('[P3] leave the last document in a folder, and no partly written file', () => {
    const store = join(folder, 'store');
    const document = JSON.parse(readFileSync(join(store, 'discovery.json'), 'utf8')) as DiscoveryDocument;
    expect(document.revision).toBe(1 + teams.length * changes);
    const files = [...readdirSync(store), ...readdirSync(join(store, 'revisions'))];
    expect(files.filter((name) => name.includes('arriving'))).toEqual([]);
  });
});
