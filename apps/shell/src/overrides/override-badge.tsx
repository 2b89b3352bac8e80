import { FormattedMessage, useIntl } from 'react-intl';
import type { ServedState } from '@alzette/host-kit';
import { useSiteLocation } from '../routing/site-location';
import styles from './override-badge.module.css';

interface OverrideBadgeProps {
  /** Origins by remote. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, ServedState>>;
}

/** Says which remotes are not the released ones, and takes each back to it. Never shown on a production site. */
export function OverrideBadge({ overrides, states }: OverrideBadgeProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useSiteLocation();
  return (
    <aside className={styles.badge} aria-label={formatMessage({ id: 'override.title' })}>
      <ul>
        {Object.entries(overrides).map(([remote, origin]) => (
          <li key={remote}>
            <FormattedMessage id={`override.${states[remote] ?? 'silent'}`} values={{ remote, origin }} />{' '}
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
