import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices, useSettings } from '@alzette/remote-react';
import { Dialog } from '@alzette/ui';
import styles from './identity-dialog.module.css';

interface IdentityDialogProps {
  readonly onCompleted: (verificationId: string) => void;
  readonly onFailed: (error: Error) => void;
}

/** The identity company's page in a dialog. Only its own origin, from this very frame, is listened to. */
export function IdentityDialog({ onCompleted, onFailed }: IdentityDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { identityUrl, partners } = useSettings();
  const { locale } = useServices();
  const { formatMessage } = useIntl();

  useEffect(() => {
    const origin = new URL(identityUrl).origin;
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message?.type === 'completed') onCompleted(message.verificationId);
      else if (message) onFailed(new Error(`Identity check ${message.type}`));
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [identityUrl, onCompleted, onFailed]);

  const address = new URL(identityUrl);
  address.search = new URLSearchParams({
    template: 'mobile',
    language: locale,
    origin: window.location.origin,
  }).toString();

  return (
    <Dialog
      open
      size="sign"
      title={<FormattedMessage id="identity.dialog.title" />}
      subtitle={<FormattedMessage id="identity.dialog.text" values={{ partner: partners.identity.name }} />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={() => onFailed(new Error('Identity check closed'))}
    >
      <iframe
        ref={frame}
        className={styles.frame}
        src={address.href}
        title={formatMessage({ id: 'identity.dialog.title' })}
        allow="camera"
      />
    </Dialog>
  );
}

type IdentityMessage =
  { readonly type: 'completed'; readonly verificationId: string } | { readonly type: 'cancelled' | 'failed' };

function readMessage(data: unknown): IdentityMessage | null {
  const message = data as { source?: unknown; type?: unknown; result?: { id?: unknown } } | null;
  if (message?.source !== 'identity-check') return null;
  if (message.type === 'completed' && typeof message.result?.id === 'string') {
    return { type: 'completed', verificationId: message.result.id };
  }
  return message.type === 'cancelled' || message.type === 'failed' ? { type: message.type } : null;
}
