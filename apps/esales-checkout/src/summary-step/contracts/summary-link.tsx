import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { contractDocumentUrl } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';
import { VisuallyHidden } from '@alzette/ui';
import { FileSize } from '../../file-size';
import styles from './summary-link.module.css';

/** The contract in one page, to read before signing it. */
export function SummaryLink({ summary }: { readonly summary: ContractDocument }) {
  const { partners } = useSettings();
  const { filename, name, size } = summary;
  return (
    <span className={styles.row}>
      <a
        className={styles.link}
        href={contractDocumentUrl(partners.signature.slug, filename)}
        target="_blank"
        rel="noopener"
      >
        <FormattedMessage id="summary.contracts.summary" />
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="summary.contracts.newTab" values={{ name }} />
        </VisuallyHidden>
      </a>
      , <FileSize bytes={size} />
    </span>
  );
}
