import type { Meta } from '@storybook/react-webpack5';
import { Bar, Button } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Layout/Bar' } satisfies Meta;

export function States() {
  const message = useMessage();
  return (
    <Sheet title="bar">
      <Specimen state="state.rest" bare wide>
        <Bar label={message('plan.m')}>
          <span>{message('plan.m.facts')}</span>
          <Button variant="primary" compact>
            {message('cart.choose')}
          </Button>
        </Bar>
      </Specimen>
      <Specimen state="state.long" bare wide>
        <Bar label={message('plan.long')}>
          <span>{message('company.value')}</span>
          <Button variant="primary" compact>
            {message('cart.long')}
          </Button>
        </Bar>
      </Specimen>
    </Sheet>
  );
}
