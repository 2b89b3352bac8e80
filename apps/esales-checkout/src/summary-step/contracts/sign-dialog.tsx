import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import type { ContractDocument } from '@alzette/shop-model';
import { Button, Dialog, Note } from '@alzette/ui';
import styles from './sign-dialog.module.css';
import { useSignature } from './use-signature';
import { useSilence } from './use-silence';

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
  // The key builds the frame anew after a failed try, so that it asks for the signature again.
  const frameKey = `${document.iframeSrc} ${failures}`;
  const isSilent = useSilence(frameKey);
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
        {state === 'checking' && (
          <p role="status" className={styles.checking}>
            <FormattedMessage id="sign.checking" />
          </p>
        )}
        <iframe
          key={frameKey}
          ref={frame}
          className={styles.frame}
          src={document.iframeSrc}
          title={formatMessage({ id: 'sign.title' }, { name: document.name })}
        />
        {isSilent && state === 'waiting' && (
          <div role="status" className={styles.silent}>
            <FormattedMessage id="sign.silent.text" />
            <Button variant="link" onClick={handleCheck}>
              <FormattedMessage id="sign.silent.retry" />
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
