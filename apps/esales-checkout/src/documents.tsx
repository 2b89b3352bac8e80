import { useEffect, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useServices, useSettings } from '@alzette/remote-react';
import { contractDocumentUrl, getContractDocuments } from '@alzette/shop-client';
import type { ContractDocument, OrderResponse } from '@alzette/shop-model';
import { DocumentIcon, DownloadIcon, SidePanel, TileList } from '@alzette/ui';
import styles from './documents.module.css';

/** Every document of the order, to keep. */
export function DocumentsPanel({ order }: { readonly order: OrderResponse }) {
  const documents = useDocuments(order.tokenValue);
  const { partners } = useSettings();
  const { formatMessage } = useIntl();
  if (documents.length === 0) return null;
  return (
    <SidePanel plain title={<FormattedMessage id="confirmation.documents" />}>
      <TileList
        items={documents.map(({ filename, name, size, signed }) => ({
          id: filename,
          icon: <DocumentIcon size={20} />,
          tone: 'river',
          title: name,
          text: (
            <FormattedMessage
              id={`confirmation.document.${signed ? 'signed' : 'unsigned'}`}
              values={{ size: <FileSize bytes={size} /> }}
            />
          ),
          end: (
            <a
              className={styles.download}
              href={contractDocumentUrl(partners.signature.slug, filename)}
              target="_blank"
              rel="noopener"
              aria-label={formatMessage({ id: 'confirmation.document.open' }, { name })}
            >
              <DownloadIcon size={20} />
            </a>
          ),
        }))}
      />
    </SidePanel>
  );
}

function useDocuments(orderToken: string): readonly ContractDocument[] {
  const { http, report } = useServices();
  const { partners } = useSettings();
  const [documents, setDocuments] = useState<readonly ContractDocument[]>([]);
  useEffect(() => {
    getContractDocuments(http, partners.signature.slug, orderToken).then(setDocuments, (error: unknown) =>
      report(error, { operation: 'documents of a confirmed order' }),
    );
  }, [http, partners, orderToken, report]);
  return documents;
}

/** A file's size in whole kilobytes, one at least. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  return <FormattedNumber value={Math.max(1, Math.round(bytes / 1024))} style="unit" unit="kilobyte" />;
}
