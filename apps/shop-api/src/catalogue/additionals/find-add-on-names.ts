import type { Locale } from '@alzette/shop-model';
import type { Executor } from '../../platform/database/transaction';
import { notFound } from '../../platform/http/problem-error';
import { localised } from '../in-locale';

export interface AddOnName {
  readonly code: string;
  readonly name: string;
}

/** What an add-on is or was called. @throws ProblemError 404 */
export async function findAddOnName(database: Executor, code: string, locale: Locale): Promise<AddOnName> {
  const row = await database
    .selectFrom('catalogue_additionals')
    .select('name')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { code, name: localised(row.name, locale) };
}

/** What a TV package is or was called. @throws ProblemError 404 */
export async function findTvPackageName(database: Executor, code: string, locale: Locale): Promise<AddOnName> {
  const row = await database
    .selectFrom('catalogue_tv_packages')
    .select('name')
    .where('product_code', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { code, name: localised(row.name, locale) };
}
