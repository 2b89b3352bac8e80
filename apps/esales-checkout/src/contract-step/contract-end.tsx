import { FormattedMessage } from 'react-intl';
import { useShopForm } from '@alzette/forms';
import { Button } from '@alzette/ui';
import { StepEnd } from '../side-panel/step-end';

export function ContractEnd() {
  const { isSubmitting } = useShopForm();
  return (
    <StepEnd
      button={
        <Button look="go" type="submit" busy={isSubmitting}>
          <FormattedMessage id="checkout.contract.next" />
        </Button>
      }
      barButton={
        <Button look="go" type="submit" compact busy={isSubmitting}>
          <FormattedMessage id="common.continue" />
        </Button>
      }
    />
  );
}
