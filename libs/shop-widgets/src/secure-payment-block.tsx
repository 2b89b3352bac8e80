import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { SecurePayment } from '@alzette/ui';

const assurances = ['return', 'delivery', 'service', 'price'] as const;

/** Card marks and reassurances of the operator (spec row A7). */
export function SecurePaymentBlock() {
  const { cardMarks, support } = useSettings();
  return (
    <SecurePayment
      title={<FormattedMessage id="common.secure-payment.title" />}
      marks={cardMarks}
      assurances={assurances.map((icon) => ({
        icon,
        title: <FormattedMessage id={`common.secure-payment.${icon}.title`} />,
        text: (
          <FormattedMessage
            id={`common.secure-payment.${icon}.text`}
            values={{ from: support.opensAt, to: support.closesAt }}
          />
        ),
      }))}
    />
  );
}
