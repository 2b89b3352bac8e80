import type { Meta } from '@storybook/react-webpack5';
import {
  Amount,
  Card,
  CheckIcon,
  DeliveryIcon,
  DocumentIcon,
  LinkButton,
  TileList,
  type TileListItem,
} from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';

export default { title: 'Layout/Tile list' } satisfies Meta;

export function States() {
  const message = useMessage();
  const money = useMoney();
  const download = (
    <LinkButton variant="link" href="#document">
      {message('common.download')}
    </LinkButton>
  );
  const document = { id: 'contract', icon: <DocumentIcon size={20} />, end: download };
  const items: readonly TileListItem[] = [
    { ...document, title: message('list.contract'), text: message('list.contract.text') },
    {
      id: 'parcel',
      icon: <DeliveryIcon size={20} />,
      tone: 'river',
      title: message('list.parcel'),
      text: message('list.parcel.text'),
    },
    {
      id: 'done',
      icon: <CheckIcon size={20} />,
      tone: 'moss',
      title: message('list.done'),
      end: <Amount>{money(0)}</Amount>,
    },
  ];
  return (
    <Sheet title="tile-list">
      <Specimen state="state.rest" bare>
        <Card>
          <TileList items={items} />
        </Card>
      </Specimen>
      <Specimen state="state.wrapping" bare>
        <Card>
          <TileList items={items} wrapping />
        </Card>
      </Specimen>
      <Specimen state="state.long" bare wide>
        <Card>
          <TileList items={[{ ...document, title: message('list.long'), text: message('company.value') }]} wrapping />
        </Card>
      </Specimen>
    </Sheet>
  );
}
