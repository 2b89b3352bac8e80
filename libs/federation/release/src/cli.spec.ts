import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair, readReleaseKeys, type Variables } from './keys';
import { readPreview } from './preview-link';
import { buildRelease, type ReleaseBuild } from './testing';
import { type Ended, runIn, withSite } from './testing/command-line';

const keys = { ALZETTE_RELEASE_KEY: JSON.stringify(newKeyPair().privateKey) };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (args: string, env: Variables = keys) => runIn(folder, args, env);
const build = (version: string, more: Partial<ReleaseBuild> = {}) =>
  buildRelease(join(folder, 'dist/apps/cart'), { version, ...more });

/** The last line of a command's output. */
const last = async (args: string): Promise<string | undefined> => (await release(args)).output.split('\n').at(-1);

describe('alzette-release', () => {
  it('[P3] names the edits that a published build does not have', async () => {
    const source = join(folder, 'apps/cart/src');
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'cart.tsx'), '');
    utimesSync(join(source, 'cart.tsx'), new Date(0), new Date(0));
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      const publish = async () => (await release(`publish cart --no-smoke-test --against ${site}`)).output;
      build('1.0.0');
      expect(await publish()).toMatch(/^before: .*\nafter: .*\ncart@1\.0\.0 is the default \(revision 1\)$/u);
      const later = new Date(Date.now() + 60_000);
      writeFileSync(join(source, 'cart.spec.tsx'), '');
      utimesSync(join(source, 'cart.spec.tsx'), later, later);
      expect(await publish()).not.toContain('Not in this release');
      utimesSync(join(source, 'cart.tsx'), later, later);
      expect(await publish()).toContain(
        'Not in this release: apps/cart/src/cart.tsx was changed after the build. Give --rebuild to include it.',
      );
    });
  });

  it('[P3] with --rebuild builds before it publishes, and shows what webpack refuses', async () => {
    const publish = async () => (await release('publish cart --rebuild --preview --against http://127.0.0.1:1')).error;
    const config = join(folder, 'apps/cart/webpack.config.cjs');
    const configure = (text: string) => writeFileSync(config, `module.exports = ${text};`);
    expect((await release('publish cart --rebuild --build other')).error).toContain('--rebuild or --build, not both');
    expect(await publish()).toContain(`--rebuild needs webpack and ${config}: build cart yourself`);
    mkdirSync(join(folder, 'apps/cart'), { recursive: true });
    configure("{ entry: './missing.js' }");
    expect(await publish()).toMatch(/^alzette-release: cart cannot be built:\n[^]*missing\.js/u);
    buildRelease(join(folder, 'built'), { version: '1.1.0' });
    configure(`{
      entry: {},
      plugins: [{ apply: ({ hooks }) => hooks.done.tap('copy', () => require('fs').cpSync('built', 'dist/apps/cart', { recursive: true })) }],
    }`);
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      expect(await last(`publish cart --rebuild --preview --against ${site}`)).toBe(
        'cart@1.1.0 is a preview (revision 1)',
      );
    });
  }, 60_000);

  it('[P3] takes a build through canary, default, rollback, kill and back', async () => {
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      build('1.0.0');
      expect((await release('pack cart')).output).toMatch(/^cart@1\.0\.0: 5 files, \d+ kB, sha384-/u);
      expect(await last(`publish cart --no-smoke-test --against ${site}`)).toBe(
        'cart@1.0.0 is the default (revision 1)',
      );
      build('1.1.0');
      expect(await last(`publish cart --no-smoke-test --canary 10 --against ${site}`)).toBe(
        'cart@1.1.0 is a canary with 10 % (revision 2)',
      );
    });
    expect(await last('canary cart 50')).toBe('cart: the canary takes 50 % (revision 3)');
    expect(await last('promote cart')).toBe('cart@1.1.0 is the default (revision 4)');
    expect(await last('rollback cart')).toBe('cart@1.0.0 is the default (revision 5)');
    expect((await release('list')).output).toMatch(/1\.1\.0 +withdrawn +0 %.*\n.*1\.0\.0 +default +100 %/u);
    expect(await last('kill cart')).toBe('cart is off: its slots show their fallback (revision 6)');
    expect((await release('rollback --remote cart 1.1.0')).error).toContain('"promote cart 1.1.0"');
    expect(await last('promote --remote cart 1.1.0')).toBe('cart@1.1.0 is the default (revision 7)');
    expect(await last('kill cart 1.1.0')).toContain('cart@1.1.0 is off');
  });

  it('[P3] lists where each release comes from', async () => {
    const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args]);
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      build('1.0.0');
      await release(`publish cart --no-smoke-test --against ${site}`);
      git('init', '--quiet');
      git('-c', 'user.name=Zoé Weber', '-c', 'user.email=zoe@example.lu', 'commit', '--allow-empty', '-qm', 'first');
      build('1.1.0');
      await release(`publish cart --no-smoke-test --against ${site}`);
      mkdirSync(join(folder, 'apps/cart'), { recursive: true });
      writeFileSync(join(folder, 'apps/cart/edit.ts'), '');
      build('1.2.0');
      await release(`publish cart --no-smoke-test --against ${site}`);
    });
    const commit = git('log', '-1', '--format=%h').toString().trim();
    const rows = (await release('list')).output.split('\n').slice(2);
    expect(rows.map((row) => /\d\d:\d\d *(.*)$/u.exec(row)?.[1])).toEqual([
      `${commit}+  Zoé Weber`,
      `${commit}   Zoé Weber`,
      '',
    ]);
    expect(readFileSync(join(folder, 'dist/store/discovery.json'), 'utf8')).not.toContain('Weber');
  });

  it('[P3] publishes a preview, and makes a link that shows it', async () => {
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      build('1.0.0');
      await release(`publish cart --no-smoke-test --against ${site}`);
      expect((await release('preview cart --against https://shop.example')).error).toContain('cart has no preview');
      build('1.1.0');
      expect((await release(`publish cart --preview --canary 10 --against ${site}`)).error).toContain('not both');
      expect(await last(`publish cart --preview --against ${site}`)).toBe('cart@1.1.0 is a preview (revision 2)');
    });
    expect((await release('list')).output).toMatch(/1\.1\.0 +preview +0 %.*\n.*1\.0\.0 +default +100 %/u);
    const link = new URL((await release('preview cart --against https://shop.example')).output);
    expect(link.origin + link.pathname).toBe('https://shop.example/');
    const { publicKeys } = readReleaseKeys(keys);
    const token = link.searchParams.get('mfe.cart') ?? '';
    expect(await readPreview(token, publicKeys, Date.now())).toEqual({ remote: 'cart', version: '1.1.0' });
    expect((await release('preview cart 9.0.0 --against https://shop.example')).error).toContain('is not listed');
    expect((await release('preview cart')).error).toContain('--against');
  });

  it('[P3] removes releases that left the list long ago, and nothing else', async () => {
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
        build(version);
        await release(`publish cart --no-smoke-test --keep 2 --against ${site}`);
      }
    });
    const stored = () => readdirSync(join(folder, 'dist/store/remotes/cart'));
    expect((await release('prune')).output).toBe('There is nothing to remove.');
    const old = new Date('2026-08-01T10:00:00Z');
    for (const version of ['1.0.0', '1.2.0', '1.3.0'])
      utimesSync(join(folder, 'dist/store/remotes/cart', version, 'release.json'), old, old);
    expect((await release('prune tv')).output).toBe('There is nothing to remove.');
    expect((await release('prune --days 9999')).output).toBe('There is nothing to remove.');
    const visitors = 'before and after: 100 % get 1.3.0 (default)';
    expect((await release('prune --dry-run')).output).toBe(`cart@1.0.0 of 2026-08-01 would be removed\n${visitors}`);
    expect(stored()).toContain('1.0.0');
    expect((await release('prune')).output).toBe(`cart@1.0.0 of 2026-08-01 is removed\n${visitors}`);
    expect(stored()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
    expect((await release('prune --days none')).error).toContain('--days 90');
    for (const lost of ['discovery.json', 'revisions']) rmSync(join(folder, 'dist/store', lost), { recursive: true });
    expect((await release('prune')).error).toContain('The store lists no release');
    expect(stored()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  });

  it('[P3] renews a document, at a given revision if it replaces an earlier store', async () => {
    await withSite('host-services=1.0, ./mount=1.0', async (site) => {
      build('1.0.0');
      await release(`publish cart --no-smoke-test --against ${site}`);
    });
    expect((await release('renew')).output).toMatch(/^valid until 20\d\d-.*Z \(revision 2\)$/u);
    expect((await release('renew --revision 41')).output).toContain('(revision 41)');
    expect((await release('renew --revision many')).error).toContain('--revision 12');
  });

  it('[P3] rolls back to a release that is kept but no longer listed', async () => {
    await withSite('host-services=1.0, ./mount=1.0', async (site) => {
      for (const version of ['1.0.0', '1.1.0']) {
        build(version);
        await release(`publish cart --no-smoke-test --keep 1 --against ${site}`);
      }
    });
    expect((await release('list cart')).output).not.toContain('1.0.0');
    expect(await last('rollback cart 1.0.0')).toBe('cart@1.0.0 is the default (revision 3)');
    expect((await release('rollback cart 0.9.0')).error).toContain('The store keeps no cart@0.9.0');
  });

  it('[P3] refuses a release that the live host cannot run, before it uploads anything', async () => {
    await withSite('host-services=1.1, ./mount=1.0', async (site) => {
      build('1.0.0', { requires: { 'host-services': '^1.2' } });
      expect(await release(`publish cart --no-smoke-test --against ${site}`)).toMatchObject({
        code: 1,
        error: expect.stringContaining('requires host-services ^1.2 and the host has 1.1'),
      });
      build('1.0.0', { provides: { './mount': '2.0' } });
      expect((await release(`check cart --against ${site}`)).error).toContain(
        'provides ./mount 2.0 and the host mounts ^1',
      );
      expect(existsSync(join(folder, 'dist/store'))).toBe(false);
      build('1.0.0', { requires: { 'host-services': '^1.1' } });
      expect((await release(`check cart --against ${site}`)).code).toBe(0);
    });
  });

  it('[P3] refuses a remote with a type error, with the compiler’s message', async () => {
    const source = join(folder, 'apps/cart');
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'tsconfig.json'), '{ "compilerOptions": { "lib": ["es5"], "types": [] } }');
    writeFileSync(join(source, 'price.ts'), "export const cents: number = 'ten';\n");
    await withSite('host-services=1.0, ./mount=1.0', async (site) => {
      build('1.0.0');
      for (const command of ['check', 'publish'])
        expect(await release(`${command} cart --against ${site}`)).toMatchObject({
          code: 1,
          error: expect.stringContaining(
            "cart has type errors:\napps/cart/price.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
          ),
        });
      expect(existsSync(join(folder, 'dist/store'))).toBe(false);
      writeFileSync(join(source, 'price.ts'), 'export const cents: number = 10;\n');
      expect((await release(`check cart --against ${site}`)).code).toBe(0);
    });
  }, 60_000);

  it.each([
    ['', 0, 'Usage: alzette-release'],
    ['--help', 0, 'rollback <remote> [version]'],
    ['launch cart', 1, 'There is no command "launch"'],
    ['publish', 1, 'The name of the remote is missing'],
    ['pack cart', 1, 'build it first, "npx nx build cart"'],
    ['canary cart ten', 1, 'whole number from 0 to 100'],
    ['canary cart 101', 1, 'whole number from 0 to 100'],
    ['kill cart', 1, 'Nothing of cart was released here'],
    ['list --store s3://', 1, 's3://bucket'],
    ['list --colour', 1, '--colour'],
  ])('with the arguments "%s" exits with %i and prints "%s"', async (args, code, sentence) => {
    const ended = await release(args);
    expect(ended).toMatchObject({ code, [code === 0 ? 'output' : 'error']: expect.stringContaining(sentence) });
  });

  it('makes keys that sign a release', async () => {
    const { output } = await release('keygen', {});
    const made = Object.fromEntries([...output.matchAll(/^(\w+)='(.*)'$/gmu)].map(([, name, value]) => [name, value]));
    writeFileSync(join(folder, 'key.json'), made.ALZETTE_RELEASE_KEY ?? '');
    await withSite('host-services=1.0, ./mount=1.0', async (site) => {
      build('1.0.0');
      const env = { ...made, ALZETTE_RELEASE_KEY: join(folder, 'key.json') };
      expect((await release(`publish cart --no-smoke-test --against ${site}`, env)).output).toContain('is the default');
    });
    expect(JSON.parse(readFileSync(join(folder, 'dist/store/discovery.json'), 'utf8'))).toMatchObject({
      signature: expect.stringMatching(/^[\w-]+\.\.[\w-]+$/u),
    });
  });

  it('[P3] makes keys that withdraw', async () => {
    const { output } = await release('keygen withdrawal', {});
    expect(output).toMatch(/^ALZETTE_WITHDRAWAL_KEY='\{.*^ALZETTE_WITHDRAWAL_PUBLIC_KEYS='\{"keys"/msu);
    expect((await release('keygen release', {})).error).toContain('keygen withdrawal');
  });

  it('runs from the sources as a process of its own, in any folder', async () => {
    const command = join(import.meta.dirname, '../../../../tools/process/alzette-release.mjs');
    const ended = await new Promise<Ended>((resolve) => {
      execFile(process.execPath, [command, 'pack', 'cart'], { cwd: folder }, (fault, stdout, stderr) =>
        resolve({ code: fault ? Number(fault.code) : 0, output: stdout, error: stderr }),
      );
    });
    expect(ended).toMatchObject({
      code: 1,
      output: '',
      error: expect.stringMatching(/^alzette-release: There is no build of cart in .*\n$/u),
    });
  });
});
