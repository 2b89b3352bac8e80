import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useField, useShopForm } from '@alzette/forms';
import { useSettings } from '@alzette/remote-react';
import { contractDocumentUrl } from '@alzette/shop-client';
import { acceptanceKeys, type ContractDocument, type OrderResponse } from '@alzette/shop-model';
import {
  Button,
  Card,
  CheckIcon,
  FieldError,
  focusField,
  LinkButton,
  SignatureIcon,
  StatusMessage,
  Tag,
  TileList,
  VisuallyHidden,
} from '@alzette/ui';
import { FileSize } from '@alzette/shop-widgets/orders';
import { SignDialog } from './sign-dialog';
import styles from './summary-step.module.css';

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
  const [latest, setLatest] = useState<string | null>(null);
  useFocusAfterSignature(signed, signed < signable.length ? contractsSignedKey : acceptanceKeys.certify);
  const { error } = useContractsSigned(signed === signable.length);
  const open = documents.find(({ filename }) => filename === signing);

  function handleDocument(oldId: string, document: ContractDocument) {
    onDocument(oldId, document);
    if (document.signed) setLatest(document.name);
  }

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
      <StatusMessage>
        {latest !== null && (
          <FormattedMessage id="summary.contracts.latest" values={{ name: latest, signed, count: signable.length }} />
        )}
      </StatusMessage>
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
          end: <DocumentActions document={document} onSign={() => setSigning(document.filename)} />,
        }))}
      />
      {error && <FieldError id={`${contractsSignedKey}-error`}>{error}</FieldError>}
      {open && (
        <SignDialog
          key={open.id}
          orderToken={order.tokenValue}
          document={open}
          onDocument={(document) => handleDocument(open.id, document)}
          onClose={() => setSigning(null)}
        />
      )}
    </Card>
  );
}

/** After a signature the focus moves to the next one to give, and after the last to the texts to accept. */
function useFocusAfterSignature(signed: number, next: string) {
  const before = useRef(signed);
  useEffect(() => {
    if (signed > before.current) focusField(next);
    before.current = signed;
  }, [signed, next]);
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

interface DocumentRow {
  readonly document: ContractDocument;
  /** To read before the contract is signed. */
  readonly summary: ContractDocument | null;
}

/** One row for each document; a summary is in the row of its contract. */
function rowsOf(documents: readonly ContractDocument[]): DocumentRow[] {
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

interface DocumentActionsProps {
  readonly document: ContractDocument;
  readonly onSign: () => void;
}

/** Reading a contract as a PDF in a new tab, and signing it. */
function DocumentActions({ document, onSign }: DocumentActionsProps) {
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

/** The contract in one page, to read before signing it. */
function SummaryLink({ summary }: { readonly summary: ContractDocument }) {
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

/** Not an input: holds whether every signable contract is signed, so that the form can require it like any value. */
export const contractsSignedKey = 'summary.contracts.signed';
