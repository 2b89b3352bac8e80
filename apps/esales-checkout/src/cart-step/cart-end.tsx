import { FormattedMessage } from 'react-intl';
import { Button } from '@alzette/ui';
import { StepEnd } from '../side-panel/step-end';

/** Buttons of the form with this id: the promo code beside them is a form of its own, so they stand outside. */
export function CartEnd({ form, busy }: { readonly form: string; readonly busy: boolean }) {
  return (
    <StepEnd
      withVoucher
      button={
        <Button look="go" type="submit" form={form} busy={busy}>
          <FormattedMessage id="checkout.cart.next" />
        </Button>
      }
      barButton={
        <Button look="go" type="submit" form={form} compact busy={busy}>
          <FormattedMessage id="common.continue" />
        </Button>
      }
    />
  );
}
