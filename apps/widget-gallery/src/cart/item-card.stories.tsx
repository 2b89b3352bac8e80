import type { Meta } from '@storybook/react-webpack5';
import {
  Amount,
  Button,
  DeleteIcon,
  EditIcon,
  Free,
  ItemCard,
  ItemRows,
  ItemPicture,
  DeviceImage,
  SimPicture,
  Tag,
  type ItemCardProps,
} from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';
import { KeepNumber } from './keep-number';

export default { title: 'Cart/Item card' } satisfies Meta;

function Sample(props: Partial<ItemCardProps>) {
  const message = useMessage();
  const actions = (
    <>
      <Button variant="link" icon={<EditIcon size={20} />}>
        {message('common.edit')}
      </Button>
      <Button variant="subtle" icon={<DeleteIcon size={20} />}>
        {message('common.delete')}
      </Button>
    </>
  );
  return (
    <ItemCard
      picture={
        <ItemPicture>
          <SimPicture />
        </ItemPicture>
      }
      title={message('plan.m')}
      titleLevel={2}
      facts={message('plan.m.facts')}
      price={<SamplePrice cents={1999} />}
      actions={actions}
      {...props}
    />
  );
}

export function States() {
  const message = useMessage();
  const money = useMoney();
  const lines = [
    { id: 'europe', label: message('addon.label'), text: message('addon.help'), amount: <Amount>{money(500)}</Amount> },
    { id: 'activation', label: message('activation'), amount: <Free>{message('common.free')}</Free> },
  ];
  return (
    <Sheet title="item-card">
      <Specimen state="state.alone" bare wide>
        <Sample />
      </Specimen>
      <Specimen state="state.folded" bare wide>
        <Sample
          tag={<Tag tone="moss">{message('tag.online')}</Tag>}
          details={{ summary: message('details'), rows: lines }}
        />
      </Specimen>
      <Specimen state="state.unfolded" bare wide>
        <Sample
          picture={
            <ItemPicture>
              <DeviceImage />
            </ItemPicture>
          }
          title={message('phone')}
          facts={message('phone.facts')}
          price={<SamplePrice cents={3499} />}
          priceText={message('common.price-today', { amount: money(14900) })}
          details={{ summary: message('details'), rows: lines, open: true }}
        />
      </Specimen>
      <Specimen state="state.questions" bare wide>
        <Sample rows={lines} sections={[<KeepNumber key="keep" />]} />
      </Specimen>
      <Specimen state="state.long" bare wide>
        <Sample
          title={message('plan.long')}
          facts={message('company.value')}
          tag={<Tag>{message('tag.long')}</Tag>}
          rows={[
            {
              id: 'long',
              label: message('addon.long'),
              text: message('company.label'),
              amount: <Amount>{money(123456)}</Amount>,
            },
          ]}
        />
      </Specimen>
      <Specimen state="details" wide>
        <ItemRows rows={lines} />
      </Specimen>
    </Sheet>
  );
}
