import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PhoneLink } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { requestOrderLink, ShopHttpError } from '@alzette/shop-client';
import { parseEmail } from '@alzette/shop-model';
import { Button, Card, Cell, FormGrid, Note, TextField, useFollowingFocus } from '@alzette/ui';
import styles from './orders.module.css';

type State = 'typing' | 'checked' | 'sending' | 'sent' | 'limited' | 'failed';

/** Mails the link of an order to the e-mail address of the order. The response is the same whether or not such an order exists. */
export function FindOrder() {
  const { http, locale, report } = useServices();
  const [state, setState] = useState<State>('typing');
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const { place, follow } = useFollowingFocus<HTMLFormElement>('[aria-invalid=true]');
  const address = parseEmail(email);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    follow(send);
  }

  async function send() {
    if (state === 'sending') return;
    if (number.trim() === '' || address === null) return setState('checked');
    setState('sending');
    try {
      await requestOrderLink(http, { number: number.trim(), email: address, locale });
      setState('sent');
    } catch (error) {
      const isLimited = error instanceof ShopHttpError && error.status === 429;
      if (!isLimited) report(error, { operation: 'link of an order' });
      setState(isLimited ? 'limited' : 'failed');
    }
  }

  if (state === 'sent') return <LinkSent email={address ?? ''} onAgain={() => setState('typing')} />;
  return (
    <Card title={<FormattedMessage id="orders.find.title" />} sentence={<FormattedMessage id="orders.find.text" />}>
      <form ref={place} className={styles.form} noValidate onSubmit={handleSubmit}>
        <FormGrid>
          <Cell span={3}>
            <TextField
              name="orders.number"
              label={<FormattedMessage id="orders.find.number" />}
              help={<FormattedMessage id="orders.find.numberHelp" />}
              error={
                state === 'checked' && number.trim() === '' ? <FormattedMessage id="orders.find.numberMissing" /> : null
              }
              maxLength={40}
              value={number}
              onChange={setNumber}
              required
            />
          </Cell>
          <Cell span={3}>
            <TextField
              name="orders.email"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={<FormattedMessage id="orders.find.email" />}
              help={<FormattedMessage id="orders.find.emailHelp" />}
              error={
                state === 'checked' && address === null ? <FormattedMessage id="orders.find.emailInvalid" /> : null
              }
              value={email}
              onChange={setEmail}
              required
            />
          </Cell>
        </FormGrid>
        <Failure state={state} />
        <Button
          type="submit"
          variant="primary"
          busy={state === 'sending'}
          busyLabel={<FormattedMessage id="orders.find.sending" />}
        >
          <FormattedMessage id="orders.find.send" />
        </Button>
      </form>
    </Card>
  );
}

function Failure({ state }: { readonly state: State }) {
  const { support } = useSettings();
  if (state !== 'limited' && state !== 'failed') return null;
  return (
    <Note tone="error" role="alert">
      <FormattedMessage id={`orders.find.${state}`} values={{ phone: <PhoneLink number={support.phone} /> }} />
    </Note>
  );
}

interface LinkSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

function LinkSent({ email, onAgain }: LinkSentProps) {
  // The form that had focus is no longer on the page.
  const note = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="group" aria-labelledby={titleId} aria-describedby={`${titleId}-text`}>
      <Note
        tone="success"
        titleId={titleId}
        title={<FormattedMessage id="orders.find.sent" />}
        action={
          <Button variant="link" onClick={onAgain}>
            <FormattedMessage id="orders.find.again" />
          </Button>
        }
      >
        <p id={`${titleId}-text`}>
          <FormattedMessage id="orders.find.sentText" values={{ email }} />
        </p>
      </Note>
    </div>
  );
}
