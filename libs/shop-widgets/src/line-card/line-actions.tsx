import { useIntl } from 'react-intl';
import { trackEvent } from '@alzette/analytics';
import { pathInLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { readSameSitePath, type CartItem } from '@alzette/shop-model';
import { Button, DeleteIcon, EditIcon, VisuallyHidden } from '@alzette/ui';

interface LineActionsProps {
  readonly item: CartItem;
  readonly onRemove: (item: CartItem) => void;
}

/** The quiet ways to change or remove a line (spec rows B2, B9). */
export function LineActions({ item, onRemove }: LineActionsProps) {
  const { navigate, track, locale } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  const { identifier, origin, type, variant } = item;

  function handleEdit() {
    trackEvent(track, 'replace_offer', { item_category: type });
    navigate(editPath(origin, identifier) ?? `/${locale}`);
  }

  function editPath(path: string, line: string): string | null {
    const safe = readSameSitePath(path);
    if (safe === null) return null;
    const [pathname = '', query = ''] = safe.split('?');
    const search = new URLSearchParams(query);
    search.set('edit', line);
    return `${pathInLocale(pathname, locale, paths)}?${search}`;
  }

  return (
    <>
      <Button variant="subtle" icon={<EditIcon size={20} />} onClick={handleEdit}>
        {formatMessage({ id: 'common.edit' })}
        <VisuallyHidden> {variant.name}</VisuallyHidden>
      </Button>
      <Button variant="subtle" icon={<DeleteIcon size={20} />} onClick={() => onRemove(item)}>
        {formatMessage({ id: 'common.delete' })}
        <VisuallyHidden> {variant.name}</VisuallyHidden>
      </Button>
    </>
  );
}
