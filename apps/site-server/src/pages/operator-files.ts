import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Operator } from '@alzette/operator-config';
import { iconSvg, type PictureName, pictureSizes } from '@alzette/operator-config/load';
import { escapeHtml, ProblemError } from '@alzette/server-kit';
import { type Locale, locales, pathFor } from '@alzette/shop-model';
import { Type } from 'typebox';
import type { Environment } from '../settings/environment';
import { homeTitle, pageMessages } from './messages';

interface OperatorFile {
  readonly address: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Icons, link preview and web manifests of the operator, by kind. Addresses change with the content. */
export interface OperatorFiles {
  readonly all: readonly OperatorFile[];
  readonly icon: string;
  /** Only those that the operator has. */
  readonly pictures: Readonly<Partial<Record<PictureName, string>>>;
  readonly manifests: Readonly<Record<Locale, string>>;
}

const mediaTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

function fileOf(name: string, extension: keyof typeof mediaTypes, content: Buffer): OperatorFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { address: `/operator/${name}.${hash}.${extension}`, mediaType: mediaTypes[extension], content };
}

function iconFile(operator: Operator): OperatorFile {
  return fileOf('icon', 'svg', Buffer.from(iconSvg(operator)));
}

export function operatorFiles({ operator, pictures }: Pick<Environment, 'operator' | 'pictures'>): OperatorFiles {
  const icon = iconFile(operator);
  const pngs = (Object.entries(pictures) as [PictureName, Buffer][]).map(
    ([name, content]) => [name, fileOf(name, 'png', content)] as const,
  );
  const addresses = Object.fromEntries(pngs.map(([name, { address }]) => [name, address]));
  const manifests = locales.map((locale) => {
    const content = JSON.stringify(webManifest(operator, locale, icon.address, addresses));
    return [locale, fileOf(`manifest-${locale}`, 'webmanifest', Buffer.from(content))] as const;
  });
  return {
    all: [icon, ...[...pngs, ...manifests].map(([, file]) => file)],
    icon: icon.address,
    pictures: addresses,
    manifests: Object.fromEntries(manifests.map(([locale, { address }]) => [locale, address])) as Record<
      Locale,
      string
    >,
  };
}

/** A shortcut to the shop in one language. It opens in the browser: payment and login lead to other sites. */
function webManifest(
  { name, theme, paths }: Operator,
  locale: Locale,
  icon: string,
  pictures: Readonly<Record<string, string>>,
) {
  const { descriptions } = pageMessages[locale];
  const iconOf = (picture: PictureName, purpose: string) => {
    const { width, height } = pictureSizes[picture];
    const src = pictures[picture];
    return src === undefined ? [] : [{ src, sizes: `${width}x${height}`, type: 'image/png', purpose }];
  };
  return {
    id: '/',
    name: homeTitle(locale, name),
    short_name: name,
    description: descriptions.home,
    lang: locale,
    start_url: pathFor('home', locale, paths),
    scope: '/',
    display: 'browser',
    theme_color: theme.icon.ground,
    background_color: theme.icon.ground,
    icons: [
      { src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...iconOf('icon-192', 'any'),
      ...iconOf('icon-512', 'any'),
      ...iconOf('icon-maskable-512', 'maskable'),
    ],
  };
}

/** The icon of a page that needs nothing else. */
export function iconLink(operator: Operator): string {
  return `<link rel="icon" href="${escapeHtml(iconFile(operator).address)}" type="image/svg+xml">`;
}

export function iconLinks({ icon, pictures, manifests }: OperatorFiles, locale: Locale): string {
  const png = pictures['icon-192'];
  const apple = pictures['apple-touch-icon'];
  return [
    // Browsers that cannot render an SVG use the picture.
    ...(png === undefined ? [] : [`<link rel="icon" href="${png}" sizes="192x192" type="image/png">`]),
    `<link rel="icon" href="${icon}" sizes="any" type="image/svg+xml">`,
    ...(apple === undefined ? [] : [`<link rel="apple-touch-icon" href="${apple}">`]),
    `<link rel="manifest" href="${manifests[locale]}">`,
  ].join('\n');
}

export async function operatorFileRoutes(
  app: FastifyInstance,
  { files }: { readonly files: OperatorFiles },
): Promise<void> {
  const byAddress = new Map(files.all.map((file) => [file.address, file]));
  const missing = Object.keys(pictureSizes).filter((name) => !(name in files.pictures));
  if (missing.length > 0) app.log.warn({ missing }, 'the operator lacks pictures: render them with npm run pictures');
  const params = Type.Object({ file: Type.String({ maxLength: 100 }) });
  const content = Object.fromEntries(Object.values(mediaTypes).map((type) => [type, { schema: Type.Unknown() }]));
  app.get<{ Params: { readonly file: string } }>(
    '/operator/:file',
    {
      schema: {
        summary: 'An icon, the link preview or a web manifest of the operator',
        params,
        response: { 200: { description: 'A file', content } },
      },
    },
    async (request, reply) => {
      const file = byAddress.get(`/operator/${request.params.file}`);
      if (!file) throw new ProblemError('not_found', { detail: 'There is nothing here' });
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(file.mediaType)
        .send(file.content);
    },
  );
}
