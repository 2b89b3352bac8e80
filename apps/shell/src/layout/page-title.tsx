import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { PathMatch } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';

/** The browser tab's title of the shell's own pages. Remotes set their own, which may change with each step. */
export function PageTitle({ match: { page, slot } }: { readonly match: PathMatch }) {
  const { formatMessage } = useIntl();
  const { name, pages } = useSettings();
  const { locale } = useServices();
  const ofRemote = slot === null ? undefined : pages[slot]?.title[locale];
  useEffect(() => {
    document.title =
      ofRemote === undefined
        ? formatMessage({ id: `shell.title.${page ?? 'notFound'}` }, { name })
        : `${ofRemote} – ${name}`;
  }, [page, ofRemote, formatMessage, name]);
  return null;
}
