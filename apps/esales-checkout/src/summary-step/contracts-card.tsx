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
  Tag,
  TileList,
  VisuallyHidden,
} from '@alzette/ui';
import { documentRows, FileSize, SummaryLink } from '@alzette/shop-widgets/orders';
import { SignDialog } from './sign-dialog';
import styles from './summary-step.module.css';

interface ContractsCardProps {
  readonly order: OrderResponse;
  readonly documents: readonly ContractDocument[];
  /** Called with changed documents, by their former id: signed, or created again after a failed try. */
  readonly onDocuments: (documents: ReadonlyMap<string, ContractDocument>) => void;
}

/** The documents to sign: each opens as a PDF, all are signed in one frame (spec rows K2, K4, K5); a contract has its summary beside it. */
export function ContractsCard({ order, documents, onDocuments }: ContractsCardProps) {
  const [isSigning, setIsSigning] = useState(false);
  const signable = documents.filter((document) => document.signable);
  const [next, ...others] = signable.filter((document) => !document.signed);
  const count = signable.length;
  const signed = next ? count - 1 - others.length : count;
  useFocusAfterLastSignature(next === undefined);
  const { error } = useContractsSigned(next === undefined);

  function handleDocuments(changed: ReadonlyMap<string, ContractDocument>) {
    onDocuments(changed);
    if (signable.every((document) => (changed.get(document.id) ?? document).signed)) setIsSigning(false);
  }

  return (
    <Card
      id={contractsSignedKey}
      title={<FormattedMessage id="summary.contracts.title" />}
      sentence={<FormattedMessage id="summary.contracts.text" />}
      aside={
        <span role="status">
          <Tag tone={next ? 'river' : 'moss'}>
            <FormattedMessage id="summary.contracts.count" values={{ signed, count }} />
          </Tag>
        </span>
      }
    >
      <TileList
        wrapping
        items={documentRows(documents).map(({ document, summary }) => ({
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
          end: <DocumentEnd document={document} />,
        }))}
      />
      {next && (
        <Button variant="primary" className={styles.sign} onClick={() => setIsSigning(true)}>
          <FormattedMessage id="summary.contracts.sign" values={{ count: others.length + 1 }} />
        </Button>
      )}
      {error && <FieldError id={`${contractsSignedKey}-error`}>{error}</FieldError>}
      {isSigning && next && (
        <SignDialog
          orderToken={order.tokenValue}
          documents={[next, ...others]}
          onDocuments={handleDocuments}
          onClose={() => setIsSigning(false)}
        />
      )}
    </Card>
  );
}

/** Moves the focus to the texts to accept after the last signature: the button that opened the dialog disappears. */
function useFocusAfterLastSignature(isSigned: boolean) {
  const before = useRef(isSigned);
  useEffect(() => {
    if (isSigned && !before.current) focusField(acceptanceKeys.certify);
    before.current = isSigned;
  }, [isSigned]);
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

/** Reading a contract as a PDF in a new tab, and whether it is signed. */
function DocumentEnd({ document: { name, filename, signed } }: { readonly document: ContractDocument }) {
  const { partners } = useSettings();
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
            <FormattedMessage id="order.document.newTab" values={{ name }} />
          </VisuallyHidden>
        </span>
      </LinkButton>
      {signed && (
        <Tag tone="moss">
          <FormattedMessage id="summary.contracts.signed" />
        </Tag>
      )}
    </>
  );
}

/** Not an input: holds whether every signable contract is signed, so that the form can require it like any value. */
export const contractsSignedKey = 'summary.contracts.signed';
