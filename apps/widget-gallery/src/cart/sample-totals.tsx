import { Totals } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { useMessage } from '../support/use-message';

/** The totals of a cart, per month and today. */
export function SampleTotals() {
  const message = useMessage();
  return (
    <Totals
      rows={[
        {
          id: 'monthly',
          label: message('monthly'),
          text: message('monthly.text'),
          price: <SamplePrice cents={5498} />,
        },
        {
          id: 'today',
          label: message('common.today'),
          text: message('today.text'),
          price: <SamplePrice cents={23600} once size="sm" />,
        },
      ]}
      note={message('common.vat', { percent: 17 })}
    />
  );
}
