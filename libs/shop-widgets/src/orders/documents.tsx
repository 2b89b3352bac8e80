import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { contractDocumentUrl } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';
import { DocumentIcon, DownloadIcon, SidePanel, TileList } from '@alzette/ui';
import styles from './documents.module.css';

export interface DocumentsPanelProps {
  readonly documents: readonly ContractDocument[];
}

/** Every document of an order, to keep. */
export function DocumentsPanel({ documents }: DocumentsPanelProps) {
  const { partners } = useSettings();
  const { formatMessage } = useIntl();
  if (documents.length === 0) return null;
  return (
    <SidePanel plain title={<FormattedMessage id="order.documents" />}>
      <TileList
        items={documents.map(({ filename, name, size, signed }) => ({
          id: filename,
          icon: <DocumentIcon size={20} />,
          tone: 'river',
          title: name,
          text: (
            <FormattedMessage
              id={`order.document.${signed ? 'signed' : 'unsigned'}`}
              values={{ size: <FileSize bytes={size} /> }}
            />
          ),
          end: (
            <a
              className={styles.download}
              href={contractDocumentUrl(partners.signature.slug, filename)}
              target="_blank"
              rel="noopener"
              aria-label={formatMessage({ id: 'order.document.open' }, { name })}
            >
              <DownloadIcon size={20} />
            </a>
          ),
        }))}
      />
    </SidePanel>
  );
}

/** A file's size in whole kilobytes, one at least. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  return <FormattedNumber value={Math.max(1, Math.round(bytes / 1024))} style="unit" unit="kilobyte" />;
}
