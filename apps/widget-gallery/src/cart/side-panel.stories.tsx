import type { Meta } from '@storybook/react-webpack5';
import { BagIcon, Button, DeviceImage, SidePanel, SimPicture, Thumb, type PanelRow } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';
import { SampleTotals } from './sample-totals';

export default { title: 'Cart/Side panel' } satisfies Meta;

function Action() {
  return (
    <Button variant="primary" wide>
      {useMessage()('cart.action')}
    </Button>
  );
}

export function States() {
  const message = useMessage();
  const phone: PanelRow = {
    id: 'phone',
    picture: (
      <Thumb>
        <DeviceImage size={24} />
      </Thumb>
    ),
    title: message('phone'),
    text: message('phone.facts'),
    price: <SamplePrice cents={3499} size="sm" />,
  };
  const plan: PanelRow = {
    id: 'plan',
    picture: (
      <Thumb>
        <SimPicture size={24} />
      </Thumb>
    ),
    title: message('plan.m'),
    text: message('plan.m.facts'),
    price: <SamplePrice cents={1999} size="sm" />,
  };
  const head = { title: message('dialog.sheet'), icon: <BagIcon />, action: <Action /> };
  return (
    <Sheet title="side-panel">
      <Specimen state="state.filled" bare>
        <SidePanel {...head} rows={[phone, plan]} count={message('common.items', { count: 2 })}>
          <SampleTotals />
        </SidePanel>
      </Specimen>
      <Specimen state="state.long" bare>
        <SidePanel
          {...head}
          rows={[{ ...plan, title: message('plan.long'), text: message('company.label') }]}
          count={message('common.items', { count: 1 })}
        >
          <SampleTotals />
        </SidePanel>
      </Specimen>
      <Specimen state="state.empty" bare>
        <SidePanel {...head} action={undefined} count={message('common.items', { count: 0 })}>
          <p>{message('empty.text')}</p>
        </SidePanel>
      </Specimen>
      <Specimen state="state.alone">
        <SidePanel rows={[plan]}>
          <SampleTotals />
        </SidePanel>
      </Specimen>
    </Sheet>
  );
}
