import type { Meta } from '@storybook/react-webpack5';
import { BagIcon, Button, DeviceImage, SidePanel, SimPicture, Thumb, type PanelRow } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';
import { SampleTotals } from './sample-totals';

export default { title: 'Cart/Side panel' } satisfies Meta;

function Action() {
  return (
    <Button variant="primary" wide>
      {useWords()('cart.action')}
    </Button>
  );
}

export function States() {
  const words = useWords();
  const phone: PanelRow = {
    id: 'phone',
    picture: (
      <Thumb>
        <DeviceImage size={24} />
      </Thumb>
    ),
    title: words('phone'),
    text: words('phone.facts'),
    price: <SamplePrice cents={3499} size="sm" />,
  };
  const plan: PanelRow = {
    id: 'plan',
    picture: (
      <Thumb>
        <SimPicture size={24} />
      </Thumb>
    ),
    title: words('plan.m'),
    text: words('plan.m.facts'),
    price: <SamplePrice cents={1999} size="sm" />,
  };
  const head = { title: words('dialog.sheet'), icon: <BagIcon />, action: <Action /> };
  return (
    <Sheet title="side-panel">
      <Specimen state="state.filled" bare>
        <SidePanel {...head} lines={[phone, plan]} count={words('common.items', { count: 2 })}>
          <SampleTotals />
        </SidePanel>
      </Specimen>
      <Specimen state="state.long" bare>
        <SidePanel
          {...head}
          lines={[{ ...plan, title: words('plan.long'), text: words('company.label') }]}
          count={words('common.items', { count: 1 })}
        >
          <SampleTotals />
        </SidePanel>
      </Specimen>
      <Specimen state="state.empty" bare>
        <SidePanel {...head} action={undefined} count={words('common.items', { count: 0 })}>
          <p>{words('empty.text')}</p>
        </SidePanel>
      </Specimen>
      <Specimen state="state.alone">
        <SidePanel lines={[plan]}>
          <SampleTotals />
        </SidePanel>
      </Specimen>
    </Sheet>
  );
}
