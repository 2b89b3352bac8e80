import type { FastifyInstance } from 'fastify';
import type { LegalTexts } from '@alzette/operator-config/load';
import { type LegalPage, legalPages, type Locale, locales } from '@alzette/shop-model';
import { LegalTextSchema } from '@alzette/shop-model/schemas';
import { Type } from 'typebox';
import type { KeptResponse, ReadCatalogue } from '../ssr/catalogue-responses';

const prefix = '/api/legal-pages/';

interface LegalRoute {
  readonly Params: { readonly page: LegalPage };
  readonly Querystring: { readonly locale: Locale };
}

/** The legal pages of the operator, for pages that the browser renders. */
export async function legalPageRoutes(app: FastifyInstance, { texts }: { readonly texts: LegalTexts }): Promise<void> {
  app.get<LegalRoute>(
    `${prefix}:page`,
    {
      schema: {
        summary: 'A legal page',
        params: Type.Object({ page: Type.Enum([...legalPages]) }),
        querystring: Type.Object({ locale: Type.Enum([...locales]) }, { maxProperties: 20 }),
        response: { 200: LegalTextSchema },
      },
    },
    async ({ params, query }, reply) => {
      void reply.header('cache-control', 'public, max-age=60');
      return texts[params.page][query.locale];
    },
  );
}

/** Reads legal pages from the operator's files, and all other data from the catalogue. */
export function withLegalPages(read: ReadCatalogue, texts: LegalTexts): ReadCatalogue {
  const responses = new Map<string, KeptResponse>(
    legalPages.flatMap((page) =>
      locales.map(
        (locale) =>
          [
            `${prefix}${page}?locale=${locale}`,
            // The texts change only with a restart.
            { status: 200, body: texts[page][locale], etag: `"${texts[page][locale].version}"` },
          ] as const,
      ),
    ),
  );
  return async (address) => responses.get(address) ?? read(address);
}
