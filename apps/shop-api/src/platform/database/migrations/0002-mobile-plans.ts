import type { Kysely } from 'kysely';
import { locales } from '@alzette/shop-model';
import type { FirstCatalogue } from '../../../catalogue/seed/mobile-plans/mobile-plan';
import { mobilePlans } from '../../../catalogue/seed/mobile-plans/mobile-plans';

/** The first plans on offer. From here on the rows are the catalogue: a changed price is a changed row. */
export async function up(database: Kysely<FirstCatalogue>): Promise<void> {
  for (const [position, { texts, attributes, ...plan }] of mobilePlans.entries()) {
    await database
      .insertInto('catalogue_variants')
      .values({ ...plan, type: 'mobile', position, attributes: JSON.stringify(attributes) })
      .execute();
    for (const locale of locales) {
      const { attributes: words, highlights, ...text } = texts[locale];
      await database
        .insertInto('catalogue_texts')
        .values({
          ...text,
          locale,
          variant_code: plan.code,
          attributes: JSON.stringify(words),
          highlights: JSON.stringify(highlights),
        })
        .execute();
    }
  }
}
