import type { Kysely } from 'kysely';
import { locales } from '@alzette/shop-model';
import { mobilePlans } from '../../catalogue/mobile-plans/mobile-plans';
import type { ShopSchema } from '../schema';

/** The first plans on offer. From here on the rows are the catalogue: a changed price is a changed row. */
export async function up(database: Kysely<ShopSchema>): Promise<void> {
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
