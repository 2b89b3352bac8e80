import { Totals } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { useWords } from '../support/use-words';

/** What a cart comes to, per month and today. */
export function SampleTotals() {
  const words = useWords();
  return (
    <Totals
      rows={[
        { id: 'monthly', label: words('monthly'), text: words('monthly.text'), price: <SamplePrice cents={5498} /> },
        {
          id: 'today',
          label: words('common.today'),
          text: words('today.text'),
          price: <SamplePrice cents={23600} once size="sm" />,
        },
      ]}
      note={words('common.vat', { percent: 17 })}
    />
  );
}
