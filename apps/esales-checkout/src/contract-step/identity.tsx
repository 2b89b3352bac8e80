import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { useServices, useSettings } from '@alzette/remote-react';
import { getKycInformation } from '@alzette/shop-client';
import { contractKeys, type FormValues, type KycInformation } from '@alzette/shop-model';
import { selectItems, selectSubscriptionItems, valuesTyped } from '@alzette/shop-store';
import { preload } from '@alzette/shop-widgets';
import { Button, Card, Dialog, LinkButton, Note, ShieldIcon, Stack } from '@alzette/ui';
import { useTrackEvent } from '../flow/track-event';
import styles from './contract-step.module.css';
import { contractForms } from './load-forms';

/** Asks a guest to start the identity check; after a failure it offers another try and an appointment. */
export function IdentityPanel() {
  const { state, handleOpen, handleCompleted, handleFailed } = useIdentityCheck();
  const { partners } = useSettings();
  return (
    <Stack>
      {state === 'ERROR' && <IdentityFailed />}
      <Card
        title={<FormattedMessage id="identity.title" />}
        sentence={<FormattedMessage id="identity.text" values={{ partner: partners.identity.name }} />}
      >
        <ul className={styles.facts}>
          {['document', 'time', 'privacy'].map((fact) => (
            <li key={fact}>
              <ShieldIcon size={20} />
              <FormattedMessage id={`identity.fact.${fact}` as MessageId} />
            </li>
          ))}
        </ul>
        <Button
          variant="primary"
          onClick={handleOpen}
          busy={state === 'READING'}
          busyLabel={<FormattedMessage id="identity.reading" />}
        >
          <FormattedMessage id={state === 'ERROR' ? 'identity.retry' : 'identity.start'} />
        </Button>
      </Card>
      {state === 'OPEN' && <IdentityDialog onCompleted={handleCompleted} onFailed={handleFailed} />}
    </Stack>
  );
}

function IdentityFailed() {
  const { appointmentUrl } = useSettings();
  return (
    <Note
      tone="error"
      role="alert"
      title={<FormattedMessage id="identity.failed.title" />}
      action={
        <LinkButton href={appointmentUrl}>
          <FormattedMessage id="identity.appointment" />
        </LinkButton>
      }
    >
      <FormattedMessage id="identity.failed.text" />
    </Note>
  );
}

interface IdentityDialogProps {
  readonly onCompleted: (verificationId: string) => void;
  readonly onFailed: (error: Error) => void;
}

/**
 * The identity company's page in a dialog, with the template of the first product (spec row H3). The dialog
 * accepts messages only from its own origin and from this frame.
 */
function IdentityDialog({ onCompleted, onFailed }: IdentityDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { identityUrl, partners } = useSettings();
  const { locale } = useServices();
  const { formatMessage } = useIntl();
  const [first] = useSelector(selectSubscriptionItems);

  useEffect(() => {
    const origin = new URL(identityUrl).origin;
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = parseMessage(event.data);
      if (message?.type === 'completed') onCompleted(message.verificationId);
      else if (message) onFailed(new Error(`Identity check ${message.type}`));
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [identityUrl, onCompleted, onFailed]);

  const address = new URL(identityUrl);
  address.search = new URLSearchParams({
    template: first?.type ?? 'mobile',
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
        // The frame may neither navigate this page nor open windows.
        sandbox="allow-forms allow-same-origin allow-scripts"
      />
    </Dialog>
  );
}

type IdentityMessage =
  { readonly type: 'completed'; readonly verificationId: string } | { readonly type: 'cancelled' | 'failed' };

function parseMessage(data: unknown): IdentityMessage | null {
  const message = data as { source?: unknown; type?: unknown; result?: { id?: unknown } } | null;
  if (message?.source !== 'identity-check') return null;
  if (message.type === 'completed' && typeof message.result?.id === 'string') {
    return { type: 'completed', verificationId: message.result.id };
  }
  return message.type === 'cancelled' || message.type === 'failed' ? { type: message.type } : null;
}

type IdentityState = 'INITIAL' | 'OPEN' | 'READING' | 'ERROR';

/** The states of the identity check (spec row H2); AUTHENTICATED is kept with the form's values. */
function useIdentityCheck() {
  const { http, locale, report } = useServices();
  const trackStepEvent = useTrackEvent();
  const dispatch = useDispatch();
  const variant = useSelector(selectItems)[0]?.variant.code ?? '';
  const [state, setState] = useState<IdentityState>('INITIAL');

  const handleOpen = useCallback(() => {
    trackStepEvent('checkout_authentification');
    setState('OPEN');
    preload(contractForms, http, locale);
  }, [trackStepEvent, http, locale]);

  const handleFailed = useCallback(
    (error: unknown) => {
      trackStepEvent('checkout_authentification_error');
      report(error, { operation: 'identity check', variantCode: variant });
      setState('ERROR');
    },
    [trackStepEvent, report, variant],
  );

  const handleCompleted = useCallback(
    async (verificationId: string) => {
      setState('READING');
      try {
        const information = await getKycInformation(http, verificationId);
        trackStepEvent('checkout_authentification_success');
        dispatch(valuesTyped(kycValues(information)));
      } catch (error) {
        handleFailed(error);
      }
    },
    [http, trackStepEvent, dispatch, handleFailed],
  );

  return { state, handleOpen, handleCompleted, handleFailed };
}

/** The form values that an identity check fills in (spec row H3). */
export function kycValues(information: KycInformation): FormValues {
  return {
    [contractKeys.authenticated]: true,
    [contractKeys.kycId]: information.id,
    [contractKeys.gender]: information.Gender === 'F' ? 'female' : 'male',
    // Some services fill an empty given name with a placeholder sign.
    [contractKeys.firstname]: /\p{L}/u.test(information.Firstname) ? information.Firstname : '',
    [contractKeys.lastname]: information.Lastname,
    [contractKeys.birthdate]: information.BirthDate.replaceAll('-', '/'),
    [contractKeys.origin]: information.Nationality.name,
    [contractKeys.idType]: information.Identity.Type === 'IDENTITY' ? 'identity-card' : 'passport',
    [contractKeys.idNumber]: information.NationalNumber,
  };
}
