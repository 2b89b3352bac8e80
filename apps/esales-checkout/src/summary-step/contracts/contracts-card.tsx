import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useField, useShopForm } from '@alzette/forms';
import type { ContractDocument, OrderResponse } from '@alzette/shop-model';
import { Card, CheckIcon, FieldError, SignatureIcon, Tag, TileList } from '@alzette/ui';
import { FileSize } from '../../file-size';
import { ContractActions } from './contract-actions';
import { contractsSignedKey } from './contracts-signed';
import { rowsOf } from './document-rows';
import { SignDialog } from './sign-dialog';
import { SummaryLink } from './summary-link';

interface ContractsCardProps {
  readonly order: OrderResponse;
  readonly documents: readonly ContractDocument[];
  /** A document changed: signed, or made anew after a failed try. */
  readonly onDocument: (oldId: string, document: ContractDocument) => void;
}

/** What is signed: each opens as a PDF and is signed in a frame (spec rows K2, K4, K5); a contract has its summary beside it. */
export function ContractsCard({ order, documents, onDocument }: ContractsCardProps) {
  const [signing, setSigning] = useState<string | null>(null);
  const signable = documents.filter((document) => document.signable);
  const signed = signable.filter((document) => document.signed).length;
  const { error } = useContractsSigned(signed === signable.length);
  const open = documents.find(({ filename }) => filename === signing);

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
      <TileList
        wrapping
        items={rowsOf(documents).map(({ document, summary }) => ({
          id: document.filename,
          icon: document.signed ? <CheckIcon size={20} /> : <SignatureIcon size={20} />,
          tone: document.signed ? 'moss' : 'river',
          title: document.name,
          text: (
            <>
              PDF, <FileSize bytes={document.size} />
              {summary && <SummaryLink summary={summary} />}
            </>
          ),
          end: <ContractActions document={document} onSign={() => setSigning(document.filename)} />,
        }))}
      />
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
