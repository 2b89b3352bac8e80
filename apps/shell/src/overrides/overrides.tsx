import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ServedState, withServedReleases } from '@alzette/host-kit';
import { loadMessages, ShopIntlProvider } from '@alzette/i18n';
import type { ShellBoot } from '../hydration/boot';
import { useSiteLocation } from '../routing/site-location';
import { overridesMessages } from './messages';
import styles from './overrides.module.css';

export interface AppliedOverrides {
  /** The boot data, with the releases of dev servers before the released remotes. */
  readonly boot: ShellBoot;
  /** Shows the overrides to the visitor; null where only `npm run dev` set them. */
  readonly badge: ReactNode;
}

/** Loaded only by pages that override a remote (docs/adr/0017). */
export async function applyOverrides(boot: ShellBoot): Promise<AppliedOverrides> {
  const { overrides = {}, previews = {}, remoteServers, locale } = boot;
  const { discovery, states } = await withServedReleases(boot.discovery, { ...remoteServers, ...overrides });
  const taken = { ...boot, discovery };
  if (Object.keys({ ...overrides, ...previews }).length === 0) return { boot: taken, badge: null };
  const messages = await loadMessages(locale, [overridesMessages]);
  return {
    boot: taken,
    badge: (
      <ShopIntlProvider locale={locale} messages={messages}>
        <OverrideBadge overrides={overrides} previews={previews} states={states} />
      </ShopIntlProvider>
    ),
  };
}

interface OverrideBadgeProps {
  /** Origins by remote. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Versions by remote. */
  readonly previews: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, ServedState>>;
}

/** Lists the overridden remotes with a link that ends each override. A production site shows previews only. */
export function OverrideBadge({ overrides, previews, states }: OverrideBadgeProps) {
  const { formatMessage } = useIntl();
  return (
    <aside className={styles.badge} aria-label={formatMessage({ id: 'override.title' })}>
      <ul>
        {Object.entries(overrides).map(([remote, origin]) => (
          <li key={remote}>
            <FormattedMessage id={`override.${states[remote] ?? 'unavailable'}`} values={{ remote, origin }} />{' '}
            <EndOverride remote={remote} />
          </li>
        ))}
        {Object.entries(previews).map(([remote, version]) => (
          <li key={remote}>
            <FormattedMessage id="override.preview" values={{ remote, version }} /> <EndOverride remote={remote} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function EndOverride({ remote }: { readonly remote: string }) {
  const { pathname, search } = useSiteLocation();
  return (
    <a href={`${pathname}${withParameter(search, `mfe.${remote}`)}`}>
      <FormattedMessage id="override.off" />
    </a>
  );
}

function withParameter(search: string, name: string): string {
  const query = new URLSearchParams(search);
  query.set(name, '');
  return `?${query.toString()}`;
}
