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
import { useWords } from '../support/use-words';
import { KeepNumber } from './keep-number';

export default { title: 'Cart/Item card' } satisfies Meta;

function Sample(props: Partial<ItemCardProps>) {
  const words = useWords();
  const actions = (
    <>
      <Button variant="link" icon={<EditIcon size={20} />}>
        {words('common.edit')}
      </Button>
      <Button variant="subtle" icon={<DeleteIcon size={20} />}>
        {words('common.delete')}
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
      title={words('plan.m')}
      titleLevel={2}
      facts={words('plan.m.facts')}
      price={<SamplePrice cents={1999} />}
      actions={actions}
      {...props}
    />
  );
}

export function States() {
  const words = useWords();
  const money = useMoney();
  const lines = [
    { id: 'europe', label: words('addon.label'), text: words('addon.help'), amount: <Amount>{money(500)}</Amount> },
    { id: 'activation', label: words('activation'), amount: <Free>{words('common.free')}</Free> },
  ];
  return (
    <Sheet title="item-card">
      <Specimen state="state.alone" bare wide>
        <Sample />
      </Specimen>
      <Specimen state="state.folded" bare wide>
        <Sample tag={<Tag tone="moss">{words('tag.online')}</Tag>} details={{ summary: words('details'), lines }} />
      </Specimen>
      <Specimen state="state.unfolded" bare wide>
        <Sample
          picture={
            <ItemPicture>
              <DeviceImage />
            </ItemPicture>
          }
          title={words('phone')}
          facts={words('phone.facts')}
          price={<SamplePrice cents={3499} />}
          priceText={words('common.price-today', { amount: money(14900) })}
          details={{ summary: words('details'), lines, open: true }}
        />
      </Specimen>
      <Specimen state="state.questions" bare wide>
        <Sample lines={lines} sections={[<KeepNumber key="keep" />]} />
      </Specimen>
      <Specimen state="state.long" bare wide>
        <Sample
          title={words('plan.long')}
          facts={words('company.value')}
          tag={<Tag>{words('tag.long')}</Tag>}
          lines={[
            {
              id: 'long',
              label: words('addon.long'),
              text: words('company.label'),
              amount: <Amount>{money(123456)}</Amount>,
            },
          ]}
        />
      </Specimen>
      <Specimen state="details" wide>
        <ItemRows lines={lines} />
      </Specimen>
    </Sheet>
  );
}
