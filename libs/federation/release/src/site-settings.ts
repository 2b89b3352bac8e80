import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ReleaseManifest } from '@alzette/discovery';
import { type Operator, publicSettings } from '@alzette/operator-config';
import type { Variables } from './keys';
import { ReleaseError } from './release-error';

type Localized = Readonly<Record<'fr' | 'en' | 'de', string>>;

/** The part of a site's settings that names its pages. */
export interface SiteSettings {
  readonly paths: Readonly<Record<string, Localized | undefined>>;
  /** Pages that remotes fill. */
  readonly pages?: Readonly<Record<string, { readonly path: Localized } | undefined>>;
}

/** The settings of a site once the release is published. */
export function withPages<Settings extends SiteSettings>(settings: Settings, { pages }: ReleaseManifest): Settings {
  return { ...settings, pages: { ...pages, ...settings.pages } };
}

/** The page of a slot, without a query; null where the site has none. */
export function pathOf(slot: string, { paths, pages = {} }: SiteSettings, locale: keyof Localized): string | null {
  const [page = ''] = slot.split('/');
  const path = (paths[page] ?? pages[page]?.path)?.[locale];
  return path === undefined ? null : `/${locale}/${path}`;
}

/** The settings of the workspace's operator, for a site without partners. */
export async function workspaceSettings(root: string, env: Variables): Promise<SiteSettings> {
  const file = resolve(root, env.ALZETTE_OPERATOR || 'libs/server/operator-config/operators/alzette.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(
      `The settings of the site are missing: give --against <address of the site>, or name an operator file in ALZETTE_OPERATOR: there is no ${file}.`,
      { cause },
    );
  });
  const addresses = { identityUrl: 'http://localhost', signatureOrigin: 'http://localhost' };
  return publicSettings(JSON.parse(text) as Operator, addresses);
}
