// What a candidate changes on a live page: the releases its boot data list, or the host's own files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../stores/content-type.mjs';
import { bootOf, withBoot } from './read-live-page.mjs';

/** The candidate comes first among the releases of its remote, and its files from the build. */
export function remoteOnPage({ folder, manifest }) {
  const base = `/remotes/${manifest.name}/${manifest.version}/`;
  const release = {
    version: manifest.version,
    url: `${base}${manifest.entry}`,
    integrity: manifest.assets[manifest.entry],
    places: manifest.places,
    manifest,
  };
  return async (page, site) => {
    await serveFolder(page, `${new URL(site).origin}${base}**`, folder);
    await changeHtml(page, site, (html) => {
      const boot = bootOf(html);
      const releases = boot.discovery.remotes[manifest.name] ?? [];
      const remotes = { ...boot.discovery.remotes, [manifest.name]: [release, ...releases] };
      return withBoot(html, { ...boot, discovery: { ...boot.discovery, remotes } });
    });
  };
}

/** The host's candidate takes the place of the live host, and one release stands for its remote. */
export function hostOnPage({ folder, manifest, only: { name, release } }) {
  return async (page, site) => {
    await serveFolder(page, `${new URL(site).origin}/assets/**`, join(folder, 'assets'));
    await changeHtml(page, site, (html) => {
      const boot = bootOf(html);
      const remotes = { ...boot.discovery.remotes, [name]: [release] };
      return withHost(withBoot(html, { ...boot, discovery: { ...boot.discovery, remotes } }), manifest);
    });
  };
}

function withHost(html, { entry, assets }) {
  const nonce = /nonce="([^"]+)"/u.exec(html)?.[1] ?? '';
  const styles = entry.css.map(
    (file) => `<link rel="stylesheet" href="/assets/${file}" data-href="${file}" integrity="${assets[file]}">`,
  );
  const scripts = entry.js.map(
    (file) => `<script defer nonce="${nonce}" src="/assets/${file}" integrity="${assets[file]}"></script>`,
  );
  return html
    .replace(/<link [^>]*href="\/assets\/[^>]*>\n?/gu, '')
    .replace(/<script [^>]*src="\/assets\/[^>]*><\/script>\n?/gu, '')
    .replace('</head>', `${[...styles, ...scripts].join('\n')}\n</head>`);
}

async function changeHtml(page, site, change) {
  await page.route(
    (url) => url.origin === new URL(site).origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

async function serveFolder(page, addresses, folder) {
  await page.route(addresses, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1);
    const body = await readFile(join(folder, file)).catch(() => null);
    return body === null ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: contentTypeOf(file) });
  });
}
