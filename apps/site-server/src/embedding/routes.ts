import { type BootRelease, embedScope, type EmbedBoot, type EmbedFile, releasesOf } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { responseOf, ProblemError } from '@alzette/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Environment } from '../settings/environment';
import { settingsOf, themeStyle } from '../pages/operator';
import type { ReleaseStore } from '../releases/release-store';
import type { VisitorReleases } from '../releases/visitor-releases';
import { sessionCustomer } from '../session/session';
import type { ShellManifest, ShellStore } from '../static/shell-store';
import { publicFileHeaders } from '../http/embedder';

const Anything = Type.Object({}, { additionalProperties: true });
const FileSchema = Type.Object({ href: Type.String(), integrity: Type.String() });
const EmbedBootSchema = Type.Object({
  isCustomer: Type.Boolean(),
  settings: Anything,
  discovery: Anything,
  host: Type.Object({ entry: FileSchema, preload: Type.Array(FileSchema) }),
});

export interface EmbedRouteOptions {
  readonly environment: Environment;
  /** The build of the embed host. */
  readonly embed: ShellStore;
  readonly releases: VisitorReleases;
  readonly store: ReleaseStore;
}

/**
 * Routes for pages of other sites: for `embed.js` the data that the shop's own pages contain in their HTML, for a Module
 * Federation host the manifest of a remote.
 */
export async function embedRoutes(
  app: FastifyInstance,
  { environment, embed, releases, store }: EmbedRouteOptions,
): Promise<void> {
  const theme = `@layer alzette.frame,alzette.look,alzette.theme,alzette.guard;@layer alzette.theme{${themeStyle(environment.operator, embedScope)}}`;

  app.get(
    '/embed/boot.json',
    {
      schema: { summary: 'Settings and releases for a page that embeds the shop', response: { 200: EmbedBootSchema } },
    },
    async (request, reply) => {
      refuseForeignPages(request);
      const manifest = await embed.manifest();
      if (!manifest) throw new ProblemError('embed_missing');
      const { provides, readsManifests } = manifest;
      const boot: EmbedBoot<PublicSettings> = {
        isCustomer: sessionCustomer(request) !== null,
        settings: settingsOf(environment),
        // The server does not know which elements the page holds: canaries are watched on the shop's own pages only.
        discovery: await releases.forPage(request, { page: 'unknown', provides, readsManifests }),
        host: hostFiles(manifest),
      };
      return reply.header('cache-control', 'no-store').send(boot);
    },
  );

  app.get(
    '/remotes/:name/mf-manifest.json',
    {
      schema: {
        summary: 'The visitor’s release of a remote, for a Module Federation host',
        params: Type.Object({ name: Type.String({ maxLength: 60 }) }),
        querystring: Type.Object(
          { 'host-services': Type.Optional(Type.String({ maxLength: 12, pattern: '^\\d+\\.\\d+$' })) },
          { additionalProperties: false },
        ),
        response: { 200: Anything },
      },
    },
    async (request, reply) => {
      refuseForeignPages(request);
      const { name } = request.params as { readonly name: string };
      const { 'host-services': asked } = request.query as { readonly 'host-services'?: string };
      const provides = asked === undefined ? (await embed.manifest())?.provides : { 'host-services': asked };
      const { remotes } = await releases.forPage(request, { page: 'unknown', provides: provides ?? {} });
      const found = await firstReadable(store, name, remotes[name] ?? []);
      if (!found) throw new ProblemError('remote_missing', { detail: `No release of "${name}" fits this host` });
      // The runtime resolves addresses against the manifest's address, which contains no release.
      const publicPath = new URL('.', new URL(found.url, environment.siteUrl)).href;
      const { metaData, ...manifest } = found.manifest;
      return reply.header('cache-control', 'no-store').send({ ...manifest, metaData: { ...metaData, publicPath } });
    },
  );

  app.get(
    '/embed/theme.css',
    {
      schema: {
        summary: 'The operator’s values for the design tokens, for the elements alone',
        response: { 200: responseOf('A style sheet', 'text/css') },
      },
    },
    (_request, reply) =>
      reply.headers(publicFileHeaders).header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(theme),
  );
}

/** The first of a visitor's releases whose federation manifest is the released one. */
async function firstReadable(store: ReleaseStore, name: string, ranked: readonly BootRelease[]) {
  const listed = releasesOf(await store.document(), name);
  for (const { version, url } of ranked) {
    const release = listed.find(({ metadata }) => metadata.version === version);
    const manifest = release && (await store.federationManifest(name, release));
    if (manifest) return { url, manifest };
  }
  return null;
}

function refuseForeignPages({ headers, embedder }: FastifyRequest): void {
  if (headers.origin !== undefined && !embedder) throw new ProblemError('origin_refused');
}

/** The host's entry and the files that it loads next: its chunks and the federation runtime, because every element shows a remote. */
function hostFiles({ entry, preload = [], chunks = {}, assets }: ShellManifest): EmbedBoot['host'] {
  const file = (name: string): EmbedFile => ({ href: `/embed/assets/${name}`, integrity: assets[name] ?? '' });
  const [first] = entry.js;
  if (first === undefined) throw new ProblemError('embed_missing');
  return { entry: file(first), preload: [...preload, ...(chunks['federation'] ?? [])].map(file) };
}
