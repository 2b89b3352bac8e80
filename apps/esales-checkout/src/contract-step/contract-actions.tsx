import { FormattedMessage } from 'react-intl';
import { useShopForm } from '@alzette/forms';
import { Button } from '@alzette/ui';
import { StepActions } from '../side-panel/step-actions';

export function ContractActions() {
  const { isSubmitting } = useShopForm();
  return (
    <StepActions
      button={
        <Button variant="primary" type="submit" busy={isSubmitting}>
          <FormattedMessage id="checkout.contract.next" />
        </Button>
      }
      barButton={
        <Button variant="primary" type="submit" compact busy={isSubmitting}>
          <FormattedMessage id="common.continue" />
        </Button>
      }
    />
  );
}
