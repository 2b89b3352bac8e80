import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useField, useShopForm } from '@alzette/forms';
import type { ContractDocument, OrderResponse } from '@alzette/shop-model';
import { Card, FieldError, Tag } from '@alzette/ui';
import { ContractLine } from './contract-line';
import styles from './contracts-card.module.css';
import { contractsSignedKey } from './contracts-signed';
import { SignDialog } from './sign-dialog';

interface ContractsCardProps {
  readonly order: OrderResponse;
  readonly documents: readonly ContractDocument[];
  /** A document changed: signed, or made anew after a failed try. */
  readonly onDocument: (oldId: string, document: ContractDocument) => void;
}

/** The contracts: each opens as a PDF, each signable one is signed in a frame (spec rows K2, K4, K5). */
export function ContractsCard({ order, documents, onDocument }: ContractsCardProps) {
  const [signing, setSigning] = useState<number | null>(null);
  const signable = documents.filter((document) => document.signable);
  const signed = signable.filter((document) => document.signed).length;
  const { error } = useContractsSigned(signed === signable.length);
  const open = signing === null ? undefined : documents[signing];

  return (
    <Card
      id={contractsSignedKey}
      title={<FormattedMessage id="summary.contracts.title" />}
      sentence={<FormattedMessage id="summary.contracts.text" />}
      aside={
        <Tag tone={signed === signable.length ? 'moss' : 'river'}>
          <FormattedMessage id="summary.contracts.count" values={{ signed, count: signable.length }} />
        </Tag>
      }
    >
      <ul className={styles.contracts}>
        {documents.map((document, index) => (
          <ContractLine key={document.filename} document={document} onSign={() => setSigning(index)} />
        ))}
      </ul>
      {error && <FieldError id={`${contractsSignedKey}-error`}>{error}</FieldError>}
      {open && (
        <SignDialog
          key={open.id}
          orderToken={order.tokenValue}
          document={open}
          onDocument={(document) => onDocument(open.id, document)}
          onClose={() => setSigning(null)}
        />
      )}
    </Card>
  );
}

function useContractsSigned(isSigned: boolean) {
  const { values, setValue } = useShopForm();
  const { widget } = useField({ name: contractsSignedKey, messageId: 'summary.contracts' });
  const known = values[contractsSignedKey];
  useEffect(() => {
    if (known !== isSigned) setValue(contractsSignedKey, isSigned);
  });
  return { error: widget.error };
}
