import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectItems } from '@alzette/shop-store';
import { AlertPopup, Button, LoadingPopup, SuccessPopup, TextField } from '@alzette/ui';
import styles from './save-cart-form.module.css';
import { useSaveCart } from './use-save-cart';

/** Asks where to send the link of this cart (spec rows C3, C4). */
export function SaveCartForm() {
  const { state, save, dismiss } = useSaveCart();
  const [email, setEmail] = useState('');
  const isEmpty = useSelector(selectItems).length === 0;
  const { formatMessage } = useIntl();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(email);
  }

  function handleType(text: string) {
    setEmail(text);
    if (state === 'invalid') dismiss();
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          name="savedCart.email"
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
