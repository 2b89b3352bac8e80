import type { ReactNode } from 'react';
import { withServedReleases } from '@alzette/host-kit';
import { loadMessages, ShopIntlProvider } from '@alzette/i18n';
import type { ShellBoot } from '../boot/read-boot';
import { overridesCatalogue } from './catalogue';
import { OverrideBadge } from './override-badge';

export interface TakenOverrides {
  /** The page's facts, with what dev servers serve before the released remotes. */
  readonly boot: ShellBoot;
  /** What tells the visitor of it; null where only `npm run dev` asked for it. */
  readonly badge: ReactNode;
}

/** Loaded only by pages that take a remote from elsewhere (docs/adr/0017). */
export async function takeOverrides(boot: ShellBoot): Promise<TakenOverrides> {
  const { overrides, remoteServers, locale } = boot;
  const { discovery, states } = await withServedReleases(boot.discovery, { ...remoteServers, ...overrides });
  const taken = { ...boot, discovery };
  if (overrides === undefined) return { boot: taken, badge: null };
  const messages = await loadMessages(locale, [overridesCatalogue]);
  return {
    boot: taken,
    badge: (
      <ShopIntlProvider locale={locale} messages={messages}>
        <OverrideBadge overrides={overrides} states={states} />
      </ShopIntlProvider>
    ),
  };
}
