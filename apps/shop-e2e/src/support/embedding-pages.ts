import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { pageLibraries } from './page-libraries';
import { root } from './root';
import { startShop, type ShopServers } from './shop-servers';
import { operatorPath } from './site';
import { processTools } from './tools';

/** The pages of docs/examples/embed, on another host than the shop: other ports of one host would be one site to a browser. */
export interface EmbeddingPages {
  readonly url: string;
  /** The same pages on an origin that may not embed. */
  readonly foreignUrl: string;
  readonly shop: ShopServers;
  close(): Promise<void>;
}

const examples = join(root, 'docs/examples/embed');
const shopInExamples = 'https://shop.operator.example';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** Starts pages, the examples where no other folder is given, and a shop whose operator lets them embed it. */
export async function startEmbeddingPages(pages = examples): Promise<EmbeddingPages> {
  const { freePort } = await processTools();
  const [port, foreignPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const shop = await startShopFor(origin);
  const closings = await Promise.all([port, foreignPort].map((each) => servePages(pages, each, shop)));
  return {
    url: origin,
    foreignUrl: `http://127.0.0.1:${foreignPort}`,
    shop,
    close: async () => {
      await Promise.all(closings.map((close) => close()));
      await shop.remove();
    },
  };
}

/** Starts a shop whose operator lets the pages of this origin embed it. */
export async function startShopFor(origin: string): Promise<ShopServers> {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-embed-'));
  const operator = JSON.parse(readFileSync(operatorPath('alzette'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ ...operator, embedding: { origins: [origin] } }));
  cpSync(join(dirname(operatorPath('alzette')), 'legal'), join(folder, 'legal'), { recursive: true });
  const shop = await startShop({ ALZETTE_OPERATOR: join(folder, 'operator.json'), ALZETTE_EMBEDDING_ORIGINS: origin });
  return {
    ...shop,
    remove: async () => {
      await shop.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

async function servePages(
  pages: string,
  port: number,
  { siteUrl, partnerUrl }: ShopServers,
): Promise<() => Promise<void>> {
  const policy = policyFor(siteUrl, partnerUrl);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pages');
    const library = pageLibraries[pathname];
    // The router of a page owns every path below it.
    const file = join(pages, pathname.replace(/(?<=\.html)\/.*$/u, ''));
    if (!library && (!file.startsWith(root) || !existsSync(file) || pathname === '/'))
      return void response.writeHead(404).end();
    const type = library ? 'text/javascript' : (types[extname(file)] ?? 'text/javascript');
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy });
    response.end(library ? library() : readFileSync(file, 'utf8').replaceAll(shopInExamples, siteUrl));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}

/** The policy that docs/guides/embed.md requires of a page, and the sources of these pages themselves. */
function policyFor(shop: string, partners: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' ${shop}`,
    `style-src 'self' ${shop}`,
    `font-src 'self' ${shop}`,
    `img-src ${shop} data:`,
    `connect-src 'self' ${shop}`,
    `frame-src ${partners}`,
  ].join('; ');
}
