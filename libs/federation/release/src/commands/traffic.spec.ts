import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair, readReleaseKeys, type Variables } from '../keys';
import { buildRelease } from '../testing';
import { runIn, withSite } from '../testing/command-line';

const keys = { ALZETTE_RELEASE_KEY: JSON.stringify(newKeyPair().privateKey) };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-traffic-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (version: string) => buildRelease(join(folder, 'dist/apps/cart'), { version });
const release = (args: string, env: Variables = keys) => runIn(folder, args, env);
/** The last line of a command's output. */
const last = async (args: string): Promise<string | undefined> => (await release(args)).output.split('\n').at(-1);

describe('alzette-release publish', () => {
  it('[P3] tests a release for visitors on a running site, and a preview only on request', async () => {
    build('1.0.0');
    expect((await release('publish cart')).error).toContain('give --against <address of the site>, or --no-smoke-test');
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      for (const options of ['', '--canary 10', '--preview --smoke-test'])
        expect((await release(`publish cart ${options} --against ${site}`)).error).toContain('holds no boot data');
      expect(await last(`publish cart --preview --against ${site}`)).toContain('is a preview');
      expect(await last(`publish cart --no-smoke-test --against ${site}`)).toContain('is the default');
    });
  });

  it('[P3] knows the former names of its options', async () => {
    build('1.0.0');
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      const tried = await release(`publish cart --preview --trial --against ${site}`);
      expect(tried.error).toContain('holds no boot data');
      expect(await last(`publish cart --no-trial --against ${site}`)).toContain('is the default');
    });
  });
});

describe('the commands that change who gets what', () => {
  it('[P3] prints who gets what before and after, and with --dry-run nothing else', async () => {
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      for (const [version, options] of [
        ['1.0.0', ''],
        ['1.1.0', '--canary 10'],
      ] as const) {
        build(version);
        const tried = await release(`publish cart --dry-run ${options}`);
        const { output } = await release(`publish cart --no-smoke-test ${options} --against ${site}`);
        expect(output.split('\n').slice(0, 2).join('\n')).toBe(tried.output);
      }
    });
    const before = readFileSync(join(folder, 'dist/store/discovery.json'), 'utf8');
    const shares = 'before: 90 % get 1.0.0 (default), 10 % get 1.1.0 (canary)';
    const withoutKey = { ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify(readReleaseKeys(keys).publicKeys) };
    for (const [command, after] of [
      ['rollback cart', '100 % get 1.0.0 (default); no visit keeps 1.1.0'],
      ['kill cart 1.1.0', '100 % get 1.0.0 (default); no visit keeps 1.1.0'],
      ['canary cart 0', '100 % get 1.0.0 (default); no visit keeps 1.1.0'],
      ['promote cart', '100 % get 1.1.0 (default); visits that have 1.0.0 keep it, at most four hours'],
      ['kill cart', '100 % get the fallback of the slots of cart; no visit keeps 1.1.0, 1.0.0'],
    ])
      expect((await release(`${command} --dry-run`, withoutKey)).output).toBe(`${shares}\nafter:  ${after}`);
    expect(readFileSync(join(folder, 'dist/store/discovery.json'), 'utf8')).toBe(before);
    expect((await release('renew --dry-run')).error).toContain('"renew" has no --dry-run');
    expect((await release('rollback cart')).output).toContain(`${shares}\nafter:  100 % get 1.0.0 (default)`);
  });

  it('[P3] refuses unexpected arguments: a version never means the whole remote', async () => {
    await withSite('host-services=1.3, ./mount=1.0', async (site) => {
      for (const version of ['1.0.0', '1.1.0']) {
        build(version);
        await release(`publish cart --no-smoke-test --against ${site}`);
      }
    });
    expect((await release('kill cart 1.0.0 1.1.0')).error).toContain('Unexpected "1.1.0"');
    expect((await release('rollback cart 1.0.0 --version 1.1.0')).error).toContain('Unexpected "1.1.0"');
    expect(await last('kill cart 1.1.0')).toBe('cart@1.1.0 is off: 1.0.0 is the default (revision 3)');
    expect(await last('promote cart --version 1.1.0')).toBe('cart@1.1.0 is the default (revision 4)');
  });
});
