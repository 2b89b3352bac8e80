import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices, useSettings } from '@alzette/remote-react';
import { updateContractDocument } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';
import { Button, Dialog, Note } from '@alzette/ui';
import styles from './summary-step.module.css';

interface SignDialogProps {
  readonly orderToken: string;
  readonly document: ContractDocument;
  readonly onDocument: (document: ContractDocument) => void;
  readonly onClose: () => void;
}

/** The contract in the frame of the signature service. */
export function SignDialog({ orderToken, document, onDocument, onClose }: SignDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { partners } = useSettings();
  const { formatMessage } = useIntl();
  const { state, failures, handleCheck } = useSignature({ orderToken, document, frame, onDocument, onSigned: onClose });
  // A new key reloads the frame after a failed signature, so that the shopper can sign again.
  const frameKey = `${document.iframeSrc} ${failures}`;
  const isUnresponsive = useUnresponsiveFrame(frameKey);
  return (
    <Dialog
      open
      size="sign"
      title={<FormattedMessage id="sign.title" values={{ name: document.name }} />}
      subtitle={<FormattedMessage id="sign.text" values={{ partner: partners.signature.name }} />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <div className={styles.content}>
        {document.error && (
          <Note tone="error" role="alert" title={<FormattedMessage id="sign.failed.title" />}>
            <FormattedMessage id="sign.failed.text" />
          </Note>
        )}
        <div role="status">
          {state === 'checking' && (
            <p className={styles.checking}>
              <FormattedMessage id="sign.checking" />
            </p>
          )}
        </div>
        <iframe
          key={frameKey}
          ref={frame}
          className={styles.frame}
          src={document.iframeSrc}
          title={formatMessage({ id: 'sign.title' }, { name: document.name })}
          // The contract opens in a window of its own, or is downloaded. The frame may not navigate this page.
          sandbox="allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
        />
        <div role="status">
          {isUnresponsive && state === 'waiting' && (
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

interface SignatureOptions {
  readonly orderToken: string;
  readonly document: ContractDocument;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onDocument: (document: ContractDocument) => void;
  readonly onSigned: () => void;
}

/**
 * Listens to the signing frame and asks the shop for the result. A message counts only from the signing origin,
 * from this frame, for this document (spec row K4). A check without a signature is no error: the frame is rebuilt.
 */
function useSignature({ orderToken, document, frame, onDocument, onSigned }: SignatureOptions) {
  const { http, report } = useServices();
  const { signatureOrigin, partners } = useSettings();
  const [state, setState] = useState<'waiting' | 'checking'>('waiting');
  const [failures, setFailures] = useState(0);

  const ask = useCallback(
    async (newDocumentTargetId: string | null, isClaimed: boolean) => {
      setState('checking');
      try {
        const update = await updateContractDocument(http, partners.signature.slug, orderToken, {
          documentId: document.id,
          newDocumentTargetId,
        });
        const isSigned = update.status === 'SIGNED' && update.identityValidation === 'VALID';
        onDocument(isSigned || !isClaimed ? update.document : { ...update.document, error: 'identity-signature' });
        if (isSigned) onSigned();
        else setFailures((count) => count + 1);
      } catch (error) {
        report(error, { operation: 'signature' });
        onDocument({ ...document, error: 'identity-signature' });
        setFailures((count) => count + 1);
      } finally {
        setState('waiting');
      }
    },
    [http, partners, orderToken, document, onDocument, onSigned, report],
  );

  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== signatureOrigin || event.source !== frame.current?.contentWindow) return;
      const message = parseMessage(event.data);
      if (message?.documentId === document.id) void ask(message.newDocumentTargetId, true);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [signatureOrigin, frame, document.id, ask]);

  return { state, failures, handleCheck: () => void ask(null, false) };
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
