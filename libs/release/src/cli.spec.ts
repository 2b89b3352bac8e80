import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from './cli';
import { newKeyPair, type Variables } from './keys';
import { buildRelease, type ReleaseBuild } from './testing';

const keys = { ALZETTE_RELEASE_KEY: JSON.stringify(newKeyPair().privateKey) };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (version: string, more: Partial<ReleaseBuild> = {}) =>
  buildRelease(join(folder, 'dist/apps/cart'), { version, ...more });

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly error: string;
}

/** Runs `alzette-release` in the folder. */
async function release(args: string, env: Variables = keys): Promise<Ended> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runCli(args.split(' ').filter(Boolean), {
    root: folder,
    env,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, output: output.join('\n'), error: errors.join('\n') };
}

/** Answers as a running site with the given contract versions. */
async function withSite(contract: string, work: (site: string) => Promise<void>): Promise<void> {
  const site = createServer((_request, response) => response.setHeader('alzette-contract', contract).end('{}'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await work(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

describe('alzette-release', () => {
  it('[P3] takes a build through canary, default, rollback, kill and back', async () => {
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      build('1.0.0');
      expect((await release('pack cart')).output).toMatch(/^cart@1\.0\.0: 5 files, \d+ kB, sha384-/u);
      expect((await release(`publish cart --against ${site}`)).output).toBe('cart@1.0.0 is the default (revision 1)');
      build('1.1.0');
      expect((await release(`publish cart --canary 10 --against ${site}`)).output).toBe(
        'cart@1.1.0 is a canary with 10 % (revision 2)',
      );
    });
    expect((await release('canary cart 50')).output).toBe('cart: the canary takes 50 % (revision 3)');
    expect((await release('promote cart')).output).toBe('cart@1.1.0 is the default (revision 4)');
    expect((await release('rollback cart')).output).toBe('cart@1.0.0 is the default (revision 5)');
    expect((await release('list')).output).toMatch(/1\.1\.0 +withdrawn +0 %.*\n.*1\.0\.0 +default +100 %/u);
    expect((await release('kill cart')).output).toBe('cart is off: its slots show their fallback (revision 6)');
    expect((await release('rollback --remote cart 1.1.0')).output).toBe('cart@1.1.0 is the default (revision 7)');
    expect((await release('kill cart --version 1.1.0')).output).toContain('is off');
  });

  it('[P3] renews a document, at a given revision if it replaces an earlier store', async () => {
    await withSite('host-services=1.0, ./mount=1.0', async (site) => {
      build('1.0.0');
      await release(`publish cart --against ${site}`);
    });
    expect((await release('renew')).output).toMatch(/^valid until 20\d\d-.*Z \(revision 2\)$/u);
    expect((await release('renew --revision 41')).output).toContain('(revision 41)');
    expect((await release('renew --revision many')).error).toContain('--revision 12');
  });

  it('[P3] rolls back to a release that is kept but no longer listed', async () => {
    await withSite('host-services=1.0, ./mount=1.0', async (site) => {
      for (const version of ['1.0.0', '1.1.0']) {
        build(version);
        await release(`publish cart --keep 1 --against ${site}`);
      }
    });
    expect((await release('list cart')).output).not.toContain('1.0.0');
    expect((await release('rollback cart 1.0.0')).output).toBe('cart@1.0.0 is the default (revision 3)');
    expect((await release('rollback cart 0.9.0')).error).toContain('The store keeps no cart@0.9.0');
  });

  it('[P3] refuses a release that the live host cannot run, before it uploads anything', async () => {
    await withSite('host-services=1.1, ./mount=1.0', async (site) => {
      build('1.0.0', { requires: { 'host-services': '^1.2' } });
      expect(await release(`publish cart --against ${site}`)).toMatchObject({
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

  it.each([
    ['', 0, 'Usage: alzette-release'],
    ['--help', 0, 'rollback <remote> [version]'],
    ['launch cart', 1, 'There is no command "launch"'],
    ['publish', 1, 'Which remote?'],
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
      expect((await release(`publish cart --against ${site}`, env)).output).toContain('is the default');
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
    const command = join(__dirname, '../../../tools/process/alzette-release.mjs');
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
