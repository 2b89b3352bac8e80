import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { errorCode, generateCartToken, sendSavedCart } from '@alzette/shop-client';
import { parseEmail, savedEntries } from '@alzette/shop-model';
import { selectItems, type SharedState } from '@alzette/shop-store';
import { AlertPopup, Button, focusField, LoadingPopup, SuccessPopup, TextField } from '@alzette/ui';
import styles from './save-cart-form.module.css';

const emailField = 'savedCart.email';

/** The form that sends the link of this cart (spec rows C3, C4). */
export function SaveCartForm() {
  const { state, save, dismiss } = useSaveCart();
  const [email, setEmail] = useState('');
  const isEmpty = useSelector(selectItems).length === 0;
  const { formatMessage } = useIntl();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(email);
  }

  // After the loading popup, which gives the focus back to the button.
  useEffect(() => {
    if (state === 'invalid') focusField(emailField);
  }, [state]);

  function handleType(text: string) {
    setEmail(text);
    if (state === 'invalid') dismiss();
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          name={emailField}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={<FormattedMessage id="cart.save.email" />}
          help={<FormattedMessage id="cart.save.help" />}
          error={state === 'invalid' ? <FormattedMessage id="form-checkout-esales.savedCart.email-error" /> : null}
          value={email}
          onChange={handleType}
          required
        />
        <Button type="submit" variant="secondary" disabled={isEmpty || email.trim() === ''}>
          <FormattedMessage id="cart.save.send" />
        </Button>
      </form>
      <LoadingPopup open={state === 'loading'} title={<FormattedMessage id="cart.save.loading" />}>
        <FormattedMessage id="cart.save.loadingText" />
      </LoadingPopup>
      <SuccessPopup
        open={state === 'sent'}
        title={<FormattedMessage id="form-checkout-esales.popup-api-load.savedCart.title" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={dismiss}
      >
        <p>
          <FormattedMessage
            id="form-checkout-esales.popup-api-load.savedCart.description"
            values={{ email: email.trim() }}
          />
        </p>
      </SuccessPopup>
      <AlertPopup
        open={state === 'failed'}
        title={<FormattedMessage id="form-checkout-esales.popup-api-error.send.savedCart.error-title" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={dismiss}
        action={{ label: formatMessage({ id: 'common.retry' }), onClick: () => void save(email) }}
      >
        <p>
          <FormattedMessage id="form-checkout-esales.popup-api-error.send.savedCart.error-description" />
        </p>
      </AlertPopup>
    </>
  );
}

/** Spec row C3; `invalid` means that nothing was sent to this address (spec row C4). */
type SaveState = 'idle' | 'invalid' | 'loading' | 'sent' | 'failed';

interface SaveCartApi {
  readonly state: SaveState;
  readonly save: (typed: string) => Promise<void>;
  readonly dismiss: () => void;
}

/** Encrypts the cart as a token and sends its link by e-mail. */
function useSaveCart(): SaveCartApi {
  const { http, locale, report, site } = useServices();
  const { paths } = useSettings();
  const store = useStore<SharedState>();
  const [state, setState] = useState<SaveState>('idle');

  async function save(typed: string): Promise<void> {
    const email = parseEmail(typed);
    if (email === null) return setState('invalid');
    setState('loading');
    const token = await generateCartToken(http, savedEntries(selectItems(store.getState())));
    if (token === null) return setState('failed');
    try {
      await sendSavedCart(http, { email, tokenUrl: savedCartUrl(token), language: locale });
      setState('sent');
    } catch (error) {
      // The server decides which addresses it accepts.
      if (errorCode(error) === 'email_invalid') return setState('invalid');
      report(error, { operation: 'save cart' });
      setState('failed');
    }
  }

  /** Spec row A3: site, locale, checkout path, token. */
  function savedCartUrl(token: string): string {
    const url = new URL(pathFor('checkout', locale, paths), site ?? window.location.origin);
    url.searchParams.set('cartSaved', token);
    return url.href;
  }

  return { state, save, dismiss: () => setState('idle') };
}
