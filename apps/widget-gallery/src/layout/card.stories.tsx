import type { Meta } from '@storybook/react-webpack5';
import { Actions, Button, Card, Cell, FieldTitle, FormGrid, Tag, TextField } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage, type MessageId } from '../support/use-message';

export default { title: 'Layout/Card and grid' } satisfies Meta;

function Sample({ name, label }: { readonly name: string; readonly label: MessageId }) {
  const message = useMessage();
  return (
    <Held first="">
      {(held, hold) => <TextField name={name} label={message(label)} value={held} onChange={hold} />}
    </Held>
  );
}

export function States() {
  const message = useMessage();
  return (
    <Sheet title="card">
      <Specimen state="state.rest" bare wide>
        <Card
          title={message('contact-card')}
          sentence={message('contact-card.text')}
          aside={<Tag tone="moss">{message('list.done')}</Tag>}
        >
          <FormGrid>
            <Cell span={3}>
              <Sample name="firstname" label="firstname.label" />
            </Cell>
            <Cell span={3}>
              <Sample name="email" label="email.label" />
            </Cell>
            <Cell span={4} narrowSpan={4}>
              <Sample name="street" label="address.street" />
            </Cell>
            <Cell span={2} narrowSpan={2}>
              <Sample name="number" label="street-number.label" />
            </Cell>
            <Sample name="email-confirm" label="email-confirm.label" />
          </FormGrid>
        </Card>
      </Specimen>
      <Specimen state="state.alone" bare>
        <Card>
          <FieldTitle>{message('customer.label')}</FieldTitle>
          <p>12 345 678</p>
        </Card>
      </Specimen>
      <Specimen state="state.long" bare>
        <Card
          title={message('company.label')}
          sentence={message('company.value')}
          aside={<Button variant="link">{message('common.change')}</Button>}
        />
      </Specimen>
      <Specimen state="state.button" bare wide>
        <Actions>
          <Button variant="link">{message('common.back')}</Button>
          <Button variant="primary">{message('common.continue')}</Button>
        </Actions>
      </Specimen>
    </Sheet>
  );
}
