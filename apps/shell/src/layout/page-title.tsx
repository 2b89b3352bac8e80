import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Page } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-kit';

/** The browser tab's title of the shell's own pages. Remotes set their own, which may change with each step. */
export function PageTitle({ page }: { readonly page: Page | null }) {
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  useEffect(() => {
    document.title = formatMessage({ id: `shell.title.${page ?? 'notFound'}` }, { name });
  }, [page, formatMessage, name]);
  return null;
}
