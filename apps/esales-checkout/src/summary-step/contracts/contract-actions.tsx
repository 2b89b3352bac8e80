import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { contractDocumentUrl } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';
import { Button, LinkButton, Tag, VisuallyHidden } from '@alzette/ui';

interface ContractActionsProps {
  readonly document: ContractDocument;
  readonly onSign: () => void;
}

/** Reading a contract as a PDF in a new tab, and signing it. */
export function ContractActions({ document, onSign }: ContractActionsProps) {
  const { partners } = useSettings();
  const { name, filename, signed, signable } = document;
  return (
    <>
      <LinkButton
        variant="link"
        href={contractDocumentUrl(partners.signature.slug, filename)}
        target="_blank"
        rel="noopener"
      >
        <span>
          <FormattedMessage id="summary.contracts.pdf" />
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="summary.contracts.newTab" values={{ name }} />
          </VisuallyHidden>
        </span>
      </LinkButton>
      {signed && (
        <Tag tone="moss">
          <FormattedMessage id="summary.contracts.signed" />
        </Tag>
      )}
      {signable && !signed && (
        <Button variant="secondary" onClick={onSign}>
          <span>
            <FormattedMessage id="summary.contracts.sign" />
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </Button>
      )}
    </>
  );
}
