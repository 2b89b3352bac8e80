import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices, useSettings } from '@alzette/remote-react';
import { updateContractDocument } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';
import { Button, Dialog, Note } from '@alzette/ui';
import styles from './summary-step.module.css';

interface SignDialogProps {
  readonly orderToken: string;
  /** The documents that are left to sign: at least one. */
  readonly documents: readonly [ContractDocument, ...ContractDocument[]];
  readonly onDocuments: (documents: ReadonlyMap<string, ContractDocument>) => void;
  readonly onClose: () => void;
}

/**
 * The documents in the frame of the signature service. The frame's address names all of them, so that the shopper can sign them
 * in one session; where the service signs a single document, the dialog continues with the next.
 */
export function SignDialog({ orderToken, documents, onDocuments, onClose }: SignDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { partners } = useSettings();
  const { formatMessage } = useIntl();
  const { isChecking, checks, handleCheck } = useSignatures({ orderToken, documents, frame, onDocuments });
  const count = documents.length;
  const document = documents.find(({ error }) => error !== null) ?? documents[0];
  // A new key reloads the frame after each check, so that the shopper can sign again, or the next document.
  const frameKey = `${document.iframeSrc} ${checks}`;
  const isUnresponsive = useUnresponsiveFrame(frameKey);
  useEffect(() => {
    if (checks > 0) frame.current?.focus();
  }, [checks]);
  return (
    <Dialog
      open
      size="sign"
      title={<FormattedMessage id="sign.title" values={{ count, name: document.name }} />}
      subtitle={<FormattedMessage id="sign.text" values={{ partner: partners.signature.name }} />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <div className={styles.content}>
        {document.error !== null && (
          <Note tone="error" role="alert" title={<FormattedMessage id="sign.failed.title" />}>
            <FormattedMessage id="sign.failed.text" values={{ name: document.name }} />
          </Note>
        )}
        <div role="status">
          {isChecking && (
            <p className={styles.checking}>
              <FormattedMessage id="sign.checking" />
            </p>
          )}
        </div>
        <iframe
          key={frameKey}
          ref={frame}
          className={styles.frame}
          src={signingAddress(document, documents)}
          title={formatMessage({ id: 'sign.title' }, { count: 1, name: document.name })}
          // The contract opens in a new window, or is downloaded. The frame may not navigate this page.
          sandbox="allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
        />
        <div role="status">
          {isUnresponsive && !isChecking && (
            <div className={styles.unresponsive}>
              <FormattedMessage id="sign.silent.text" />
              <Button variant="link" onClick={handleCheck}>
                <FormattedMessage id="sign.silent.retry" />
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The frame of a document, with the ids of all to sign in the same session. */
function signingAddress(document: ContractDocument, documents: readonly ContractDocument[]): string {
  const address = new URL(document.iframeSrc);
  if (documents.length > 1) address.searchParams.set('documents', documents.map(({ id }) => id).join(','));
  return address.href;
}

type SignaturesOptions = Pick<SignDialogProps, 'orderToken' | 'documents' | 'onDocuments'> & {
  readonly frame: RefObject<HTMLIFrameElement | null>;
};

interface Check {
  readonly document: ContractDocument;
  readonly newDocumentTargetId: string | null;
  /** Whether the frame reports a signature. Otherwise a check that finds no signature is no error. */
  readonly isClaimed: boolean;
}

/**
 * Listens to the signing frame and requests the result of each document from the shop, one after the other. A message counts only from
 * the signing origin, from this frame, for one of these documents (spec row K4). The results are passed on together, because the
 * frame is rebuilt for the remaining documents.
 */
function useSignatures({ orderToken, documents, frame, onDocuments }: SignaturesOptions) {
  const { http, report } = useServices();
  const { signatureOrigin, partners } = useSettings();
  const waiting = useRef<Check[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const [checks, setChecks] = useState(0);

  const resultOf = useCallback(
    async ({ document, newDocumentTargetId, isClaimed }: Check): Promise<ContractDocument> => {
      try {
        const update = await updateContractDocument(http, partners.signature.slug, orderToken, {
          documentId: document.id,
          newDocumentTargetId,
        });
        const isSigned = update.status === 'SIGNED' && update.identityValidation === 'VALID';
        return isSigned || !isClaimed ? update.document : { ...update.document, error: 'identity-signature' };
      } catch (error) {
        report(error, { operation: 'signature' });
        return { ...document, error: 'identity-signature' };
      }
    },
    [http, partners, orderToken, report],
  );

  const enqueue = useCallback(
    async (...added: readonly Check[]) => {
      const isRunning = waiting.current.length > 0;
      waiting.current.push(...added);
      if (isRunning) return;
      setIsChecking(true);
      const results = new Map<string, ContractDocument>();
      for (let check = waiting.current[0]; check; check = waiting.current[0]) {
        results.set(check.document.id, await resultOf(check));
        waiting.current.shift();
      }
      onDocuments(results);
      setChecks((count) => count + 1);
      setIsChecking(false);
    },
    [resultOf, onDocuments],
  );

  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== signatureOrigin || event.source !== frame.current?.contentWindow) return;
      const message = parseMessage(event.data);
      const document = documents.find(({ id }) => id === message?.documentId);
      if (message && document) void enqueue({ ...message, document, isClaimed: true });
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [signatureOrigin, frame, documents, enqueue]);

  const handleCheck = () =>
    void enqueue(...documents.map((document) => ({ document, newDocumentTargetId: null, isClaimed: false })));
  return { isChecking, checks, handleCheck };
}

function parseMessage(data: unknown) {
  const message = data as { source?: unknown; documentId?: unknown; newDocumentTargetId?: unknown } | null;
  if (message?.source !== 'signature' || typeof message.documentId !== 'string') return null;
  const target = message.newDocumentTargetId;
  return { documentId: message.documentId, newDocumentTargetId: typeof target === 'string' ? target : null };
}

/** Long enough to read the first page before the question appears. */
const frameTimeoutMs = 30_000;

/** Whether this frame has been open for long without a message: its page may be unavailable, or its message lost. */
function useUnresponsiveFrame(frameKey: string): boolean {
  const [timedOut, setTimedOut] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(frameKey), frameTimeoutMs);
    return () => clearTimeout(timer);
  }, [frameKey]);
  return timedOut === frameKey;
}
