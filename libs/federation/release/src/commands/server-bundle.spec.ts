import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../cli';
import { newKeyPair, type Variables } from '../keys';
import { buildRelease, type ReleaseBuild } from '../testing';

const operator = join(import.meta.dirname, '../../../../server/operator-config/operators/alzette.json');
const env = { ALZETTE_RELEASE_KEY: JSON.stringify(newKeyPair().privateKey), ALZETTE_OPERATOR: operator };
const renders = `exports.render = async ({ place, locale, props, settings, state, cookies }) => ({
  html: [place, locale, props.path, settings.name.length, state.cart.items.length, Object.keys(cookies).length].join(),
});`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-part-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(code: string, more: Partial<ReleaseBuild> = {}): void {
  buildRelease(join(folder, 'dist/apps/cart'), {
    version: '1.0.0',
    server: 'server.cjs',
    provides: { './mount': '1.1', './server': '1.0' },
    files: { 'remoteEntry.js': 'entry()', 'mount.js': 'mount()', 'server.cjs': code },
    ...more,
  });
}

async function release(args: string, variables: Variables = env) {
  const output: string[] = [];
  const code = await runCli(args.split(' '), {
    root: folder,
    env: variables,
    print: (text) => output.push(text),
    printError: (text) => output.push(text),
  });
  return { code, output: output.join('\n') };
}

/** Behaves as a running site with the given settings. */
async function withSite(settings: object, work: (site: string) => Promise<void>): Promise<void> {
  const boot = JSON.stringify({ settings, discovery: { revision: 1, remotes: {} } });
  const site = createServer((_request, response) =>
    response
      .setHeader('alzette-contract', 'host-services=1.2, ./mount=1.1')
      .end(`<script type="application/json" id="alzette-boot" nonce="1">${boot}</script>`),
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await work(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

const paths = { fr: 'panier', en: 'cart', de: 'warenkorb' };

describe('the server bundle of a release', () => {
  it('[P1, P3] renders each slot of the release that has a page', async () => {
    const places = ['cart', 'checkout/esales', 'loyalty', 'nowhere'];
    const texts = { fr: 'fidelite', en: 'loyalty', de: 'treue' };
    build(renders.replace('({\n', '(place === "loyalty" && locale === "de" ? null : {\n'), {
      places,
      pages: { loyalty: { path: texts, title: texts } },
    });
    const { code, output } = await release('pack cart');
    expect(output.split('\n')).toEqual([
      'server.cjs of cart@1.0.0 renders cart',
      'server.cjs of cart@1.0.0 renders checkout/esales',
      'server.cjs of cart@1.0.0 does not render loyalty: the browser does',
      expect.stringContaining('7 files'),
    ]);
    expect(code).toBe(0);
  });

  it.each([
    ['does not parse', 'exports.render = (', 'SyntaxError'],
    ['throws on load', 'throw new Error("on load")', 'on load'],
    ['exports no render', 'exports.draw = () => null', 'it exports no render'],
    ['throws while it renders', 'exports.render = async () => { throw new Error("no price") }', 'no price'],
    [
      'fails in one language only',
      'exports.render = async ({ locale }) => { if (locale === "de") throw new Error("no text"); return null }',
      'does not render cart in de: Error: no text',
    ],
    ['never ends', 'exports.render = () => { for (;;); }', 'no page within'],
    ['never responds', 'exports.render = () => new Promise(() => {})', 'no page within'],
    ['wants modules', 'require("node:fs"); exports.render = async () => null', 'require is not defined'],
    ['wants the environment', 'exports.render = async () => ({ html: process.env.HOME })', 'process is not defined'],
    ['wants a window', 'exports.render = async () => ({ html: window.location.href })', 'window is not defined'],
    [
      'takes all memory',
      'exports.render = async () => { const all = []; for (;;) all.push(new Array(1e5).fill({})) }',
      'The server bundle failed',
    ],
    ['returns no text', 'exports.render = async () => ({ html: 1 })', 'its HTML is no text'],
  ])('[P1, P3] that %s refuses the release, with its error and its file', async (_what, part, sentence) => {
    build(part);
    const { code, output } = await release('pack cart');
    expect(output).toContain('server.cjs of cart@1.0.0 does not render cart in ');
    expect(output).toContain(sentence);
    expect(output).toContain('Correct it and build again');
    expect(code).toBe(1);
  });

  it('[P3] refuses the release before anything is uploaded', async () => {
    build('exports.render = async () => { throw new Error("no price") }');
    await withSite({ paths: { cart: paths } }, async (site) => {
      for (const command of ['check', 'publish'])
        expect(await release(`${command} cart --against ${site}`)).toEqual({
          code: 1,
          output: expect.stringContaining('no price'),
        });
    });
    expect(existsSync(join(folder, 'dist/store'))).toBe(false);
  });

  it('[P1, P3] gets the settings and the addresses of the site that it is released to', async () => {
    build(`exports.render = async ({ settings, props, locale }) => {
      if (settings.name !== 'Shop' || props.path !== '/' + locale + '/' + settings.paths.cart[locale]) throw new Error(props.path);
      return { html: '' };
    };`);
    await withSite({ name: 'Shop', paths: { cart: paths } }, async (site) => {
      const { output } = await release(`publish cart --no-smoke-test --against ${site}`);
      expect(output).toContain('server.cjs of cart@1.0.0 renders cart\n');
      expect(output).toContain('cart@1.0.0 is the default (revision 1)');
    });
    expect((await release('pack cart')).output).toContain('does not render cart');
  });

  it('[P3] of another contract is not run', async () => {
    build('throw new Error("on load")', { provides: { './mount': '1.1', './server': '2.0' } });
    expect((await release('pack cart')).output).toContain(
      'is for ./server 2.0: hosts with 1.0 render it in the browser',
    );
  });

  it('[P3] needs a site or an operator file', async () => {
    build(renders);
    const { output } = await release('pack cart', {});
    expect(output).toContain('give --against <address of the site>, or name an operator file in ALZETTE_OPERATOR');
  });
});
