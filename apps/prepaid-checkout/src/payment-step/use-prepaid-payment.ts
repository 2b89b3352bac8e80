import { useIntl } from 'react-intl';
import { useGoToStep, type PaymentOptions } from '@alzette/checkout-kit';
import { spacedNumber, type OrderResponse } from '@alzette/shop-model';
import { useFlowState } from '../flow/use-flow-state';
import { markPaymentOpened } from './payment-visit';

/** How a prepaid order is paid: the phone goes along for a top-up (spec row M3). */
export function usePrepaidPayment(): (order: OrderResponse) => PaymentOptions {
  const { formatMessage } = useIntl();
  const goToStep = useGoToStep();
  const { type } = useFlowState();
  return ({ items, complementaryInformations }) => {
    const [item] = items;
    const phone = complementaryInformations.find(({ currentPhoneNumber }) => currentPhoneNumber)?.currentPhoneNumber;
    return {
      type,
      description: formatMessage(
        { id: `prepaid.description.${type}` },
        { name: item?.variantName ?? '', phone: spacedNumber(phone ?? '') },
      ),
      variantCode: item?.variantCode ?? '',
      event: 'prepaid_add_payment_info',
      ...(type === 'prepaid_top_up' && phone && { phone }),
      onLeaving: markPaymentOpened,
      onReturn: () => goToStep('number', { replace: true }),
    };
  };
}
