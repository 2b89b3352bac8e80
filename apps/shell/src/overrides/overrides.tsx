import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ServedState, withServedReleases } from '@alzette/host-kit';
import { loadMessages, ShopIntlProvider } from '@alzette/i18n';
import type { ShellBoot } from '../boot';
import { useSiteLocation } from '../routing/site-location';
import { overridesCatalogue } from './catalogue';
import styles from './overrides.module.css';

export interface AppliedOverrides {
  /** The boot data, with the releases of dev servers before the released remotes. */
  readonly boot: ShellBoot;
  /** Shows the overrides to the visitor; null where only `npm run dev` set them. */
  readonly badge: ReactNode;
}

/** Loaded only by pages that override a remote (docs/adr/0017). */
export async function applyOverrides(boot: ShellBoot): Promise<AppliedOverrides> {
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

interface OverrideBadgeProps {
  /** Origins by remote. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, ServedState>>;
}

/** Lists the overridden remotes with a link that ends each override. Never shown on a production site. */
export function OverrideBadge({ overrides, states }: OverrideBadgeProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useSiteLocation();
  return (
    <aside className={styles.badge} aria-label={formatMessage({ id: 'override.title' })}>
      <ul>
        {Object.entries(overrides).map(([remote, origin]) => (
          <li key={remote}>
            <FormattedMessage id={`override.${states[remote] ?? 'unavailable'}`} values={{ remote, origin }} />{' '}
            <a href={`${pathname}${withParameter(search, `mfe.${remote}`)}`}>
              <FormattedMessage id="override.off" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function withParameter(search: string, name: string): string {
  const query = new URLSearchParams(search);
  query.set(name, '');
  return `?${query.toString()}`;
}
