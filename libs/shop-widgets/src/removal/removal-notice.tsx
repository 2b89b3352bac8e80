import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Note } from '@alzette/ui';
import type { Removal } from './use-removal';

interface RemovalNoticeProps {
  readonly removal: Pick<Removal, 'undo' | 'dismiss'> & { readonly removed: { readonly name: string } | null };
}

/** Says what left the cart, with the way back; takes the focus that the removed button had. */
export function RemovalNotice({ removal }: RemovalNoticeProps) {
  const { removed, undo, dismiss } = removal;
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) place.current?.querySelector('button')?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <div ref={place} data-print="hidden">
      <Note
        role="status"
        title={<FormattedMessage id="shop.removed.title" values={{ name: removed.name }} />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={dismiss}
      >
        <Button variant="link" onClick={undo}>
          <FormattedMessage id="shop.removed.undo" />
        </Button>
      </Note>
    </div>
  );
}
