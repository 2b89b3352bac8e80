import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSettings } from '@alzette/remote-kit';
import { contractDocumentUrl } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';
import { Button, CheckIcon, classNames, SignatureIcon, Tag, VisuallyHidden } from '@alzette/ui';
import styles from './contracts-card.module.css';

interface ContractLineProps {
  readonly document: ContractDocument;
  readonly onSign: () => void;
}

export function ContractLine({ document, onSign }: ContractLineProps) {
  const { partners } = useSettings();
  const kilobytes = Math.max(1, Math.round(document.size / 1024));
  return (
    <li>
      <span className={classNames(styles.picture, document.signed && styles.signed)}>
        {document.signed ? <CheckIcon size={20} /> : <SignatureIcon size={20} />}
      </span>
      <span>
        <span className={styles.name}>{document.name}</span>
        <span className={styles.text}>
          PDF,{' '}
          <FormattedNumber value={kilobytes} style="unit" unit="kilobyte" />
        </span>
      </span>
      <span className={styles.end}>
        <a
          className={styles.pdf}
          href={contractDocumentUrl(partners.signature.slug, document.filename)}
          target="_blank"
          rel="noopener"
        >
          <FormattedMessage id="summary.contracts.pdf" />
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="summary.contracts.newTab" values={{ name: document.name }} />
          </VisuallyHidden>
        </a>
        {document.signed && (
          <Tag tone="moss">
            <FormattedMessage id="summary.contracts.signed" />
          </Tag>
        )}
        {document.signable && !document.signed && (
          <Button look="river" onClick={onSign}>
            <FormattedMessage id="summary.contracts.sign" />
            <VisuallyHidden> {document.name}</VisuallyHidden>
          </Button>
        )}
      </span>
    </li>
  );
}
