import type { Meta } from '@storybook/react-webpack5';
import { SecurePayment } from '@alzette/ui';
import { useOperator } from '../support/operator-context';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Cart/Secure payment' } satisfies Meta;

const assurances = ['return', 'delivery', 'service', 'price'] as const;

export function States() {
  const message = useMessage();
  const { cardMarks, support } = useOperator();
  return (
    <Sheet title="secure-payment">
      <Specimen state="state.rest" bare>
        <SecurePayment
          title={message('common.secure-payment.title')}
          marks={cardMarks}
          assurances={assurances.map((icon) => ({
            icon,
            title: message(`common.secure-payment.${icon}.title`),
            text: message(`common.secure-payment.${icon}.text`, { from: support.opensAt, to: support.closesAt }),
          }))}
        />
      </Specimen>
    </Sheet>
  );
}
