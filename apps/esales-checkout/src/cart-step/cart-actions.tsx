import { FormattedMessage } from 'react-intl';
import { Button } from '@alzette/ui';
import { StepActions } from '../side-panel/step-actions';

/** Buttons of the form with this id: the promo code beside them is a form of its own, so they stand outside. */
export function CartActions({ form, busy }: { readonly form: string; readonly busy: boolean }) {
  return (
    <StepActions
      withVoucher
      button={
        <Button variant="primary" type="submit" form={form} busy={busy}>
          <FormattedMessage id="checkout.cart.next" />
        </Button>
      }
      barButton={
        <Button variant="primary" type="submit" form={form} compact busy={busy}>
          <FormattedMessage id="common.continue" />
        </Button>
      }
    />
  );
}
