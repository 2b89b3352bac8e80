import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Note, Wrap } from '@alzette/ui';
import styles from './storage-notice.module.css';

/** A note that the cart exists in this tab only, until it is dismissed. */
export function StorageNotice({ loss }: { readonly loss: StorageLoss }) {
  const { formatMessage } = useIntl();
  const isLost = useSyncExternalStore(loss.subscribe, loss.isLost, () => false);
  const [isDismissed, setDismissed] = useState(false);
  if (!isLost || isDismissed) return null;
  return (
    <Wrap>
      <div className={styles.notice}>
        <Note
          tone="warning"
          role="status"
          title={<FormattedMessage id="shell.storage.title" />}
          closeLabel={formatMessage({ id: 'common.close' })}
          onClose={() => setDismissed(true)}
        >
          <FormattedMessage id="shell.storage.text" />
        </Note>
      </div>
    </Wrap>
  );
}

/** Whether the browser refuses to store the cart; once true, it stays true on this page. */
export interface StorageLoss {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isLost: () => boolean;
  readonly lose: () => void;
}

export function createStorageLoss(): StorageLoss {
  const listeners = new Set<() => void>();
  let lost = false;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isLost: () => lost,
    lose() {
      lost = true;
      for (const listener of listeners) listener();
    },
  };
}
