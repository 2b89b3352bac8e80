import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useServices, useSettings } from '@alzette/remote-react';
import { updateContractDocument } from '@alzette/shop-client';
import type { ContractDocument } from '@alzette/shop-model';

interface SignatureOptions {
  readonly orderToken: string;
  readonly document: ContractDocument;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onDocument: (document: ContractDocument) => void;
  readonly onSigned: () => void;
}

/**
 * Listens to the signing frame and asks the shop what really happened. A message counts only from the signing origin,
 * from this frame, for this document (spec row K4). A check without one blames nobody: the frame is built anew.
 */
export function useSignature({ orderToken, document, frame, onDocument, onSigned }: SignatureOptions) {
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
      const message = readMessage(event.data);
      if (message?.documentId === document.id) void ask(message.newDocumentTargetId, true);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [signatureOrigin, frame, document.id, ask]);

  return { state, failures, handleCheck: () => void ask(null, false) };
}

function readMessage(data: unknown) {
  const message = data as { source?: unknown; documentId?: unknown; newDocumentTargetId?: unknown } | null;
  if (message?.source !== 'signature' || typeof message.documentId !== 'string') return null;
  const target = message.newDocumentTargetId;
  return { documentId: message.documentId, newDocumentTargetId: typeof target === 'string' ? target : null };
}
