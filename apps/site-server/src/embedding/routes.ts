import { embedScope, type EmbedBoot, type EmbedFile } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { answerOf, ProblemError } from '@alzette/server-kit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Environment } from '../environment';
import { settingsOf, themeStyle } from '../pages/operator';
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
}

/** What `embed.js` requests for an element: the data that the shop's own pages carry in their HTML. */
export async function embedRoutes(
  app: FastifyInstance,
  { environment, embed, releases }: EmbedRouteOptions,
): Promise<void> {
  const theme = `@layer alzette.frame,alzette.look,alzette.theme,alzette.guard;@layer alzette.theme{${themeStyle(environment.operator, embedScope)}}`;

  app.get(
    '/embed/boot.json',
    {
      schema: { summary: 'Settings and releases for a page that embeds the shop', response: { 200: EmbedBootSchema } },
    },
    async (request, reply) => {
      if (request.headers.origin !== undefined && !request.embedder) {
        throw new ProblemError(403, 'origin_refused', 'Pages of this origin may not embed the shop');
      }
      const manifest = await embed.manifest();
      if (!manifest) throw new ProblemError(503, 'embed_missing', 'The shop cannot be embedded yet');
      const boot: EmbedBoot<PublicSettings> = {
        isCustomer: sessionCustomer(request) !== null,
        settings: settingsOf(environment),
        // The server does not know which elements the page holds: canaries are watched on the shop's own pages only.
        discovery: await releases.forPage(request, {
          page: 'unknown',
          hostServicesVersion: manifest.provides['host-services'] ?? '',
        }),
        host: hostFiles(manifest),
      };
      return reply.header('cache-control', 'no-store').send(boot);
    },
  );

  app.get(
    '/embed/theme.css',
    {
      schema: {
        summary: 'The operator’s values for the design tokens, for the elements alone',
        response: { 200: answerOf('A style sheet', 'text/css') },
      },
    },
    (_request, reply) =>
      reply.headers(publicFileHeaders).header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(theme),
  );
}

function hostFiles({ entry, preload = [], assets }: ShellManifest): EmbedBoot['host'] {
  const file = (name: string): EmbedFile => ({ href: `/embed/assets/${name}`, integrity: assets[name] ?? '' });
  const [first] = entry.js;
  if (first === undefined) throw new ProblemError(503, 'embed_missing', 'The shop cannot be embedded yet');
  return { entry: file(first), preload: preload.map(file) };
}
