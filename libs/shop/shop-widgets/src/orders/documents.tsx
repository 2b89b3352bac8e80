import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { contractDocumentUrl } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';
import { ChevronDownIcon, DocumentIcon, DownloadIcon, SidePanel, TileList, VisuallyHidden } from '@alzette/ui';
import styles from './documents.module.css';

export interface DocumentsPanelProps {
  readonly documents: readonly ContractDocument[];
}

/** More rows than this are folded where the page has one column. */
const mostRows = 3;

/** Every document of an order, to keep. */
export function DocumentsPanel({ documents }: DocumentsPanelProps) {
  const { partners } = useSettings();
  const { formatMessage } = useIntl();
  if (documents.length === 0) return null;
  const rows = documentRows(documents);
  const list = (
    <TileList
      items={rows.map(({ document: { filename, name, size, signed }, summary }) => ({
        id: filename,
        icon: <DocumentIcon size={20} />,
        tone: 'river',
        title: name,
        text: (
          <>
            <FormattedMessage
              id={`order.document.${signed ? 'signed' : 'unsigned'}`}
              values={{ size: <FileSize bytes={size} /> }}
            />
            {summary && <SummaryLink summary={summary} />}
          </>
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
  );
  return (
    <SidePanel plain title={<FormattedMessage id="order.documents" />}>
      {rows.length > mostRows ? (
        <details className={styles.folded}>
          <summary>
            <FormattedMessage id="order.documents.show" values={{ count: rows.length }} />
            <ChevronDownIcon size={20} />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </SidePanel>
  );
}

interface DocumentRow {
  readonly document: ContractDocument;
  /** To read before the contract is signed. */
  readonly summary: ContractDocument | null;
}

/** One row for each document; a summary is in the row of its contract. */
export function documentRows(documents: readonly ContractDocument[]): readonly DocumentRow[] {
  const contracts = documents.filter(({ kind }) => kind === 'contract');
  const hasContract = ({ lineIdentifier }: ContractDocument) =>
    contracts.some((contract) => contract.lineIdentifier === lineIdentifier);
  const summaryOf = ({ kind, lineIdentifier }: ContractDocument) =>
    kind === 'contract'
      ? documents.find((other) => other.kind === 'summary' && other.lineIdentifier === lineIdentifier)
      : null;
  return documents
    .filter((document) => document.kind !== 'summary' || !hasContract(document))
    .map((document) => ({ document, summary: summaryOf(document) ?? null }));
}

/** The contract in one page, beside it. */
export function SummaryLink({ summary }: { readonly summary: ContractDocument }) {
  const { partners } = useSettings();
  const { filename, name, size } = summary;
  return (
    <span className={styles.summary}>
      <a
        className={styles.summaryLink}
        href={contractDocumentUrl(partners.signature.slug, filename)}
        target="_blank"
        rel="noopener"
      >
        <FormattedMessage id="order.document.summary" />
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="order.document.newTab" values={{ name }} />
        </VisuallyHidden>
      </a>
      , <FileSize bytes={size} />
    </span>
  );
}

/** A file's size in whole kilobytes, one at least. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  return <FormattedNumber value={Math.max(1, Math.round(bytes / 1024))} style="unit" unit="kilobyte" />;
}
