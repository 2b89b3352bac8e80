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
import { useWords } from '../support/use-words';

export default { title: 'Layout/Tile list' } satisfies Meta;

export function States() {
  const words = useWords();
  const money = useMoney();
  const download = (
    <LinkButton variant="link" href="#document">
      {words('common.download')}
    </LinkButton>
  );
  const document = { id: 'contract', icon: <DocumentIcon size={20} />, end: download };
  const items: readonly TileListItem[] = [
    { ...document, title: words('list.contract'), text: words('list.contract.text') },
    {
      id: 'parcel',
      icon: <DeliveryIcon size={20} />,
      tone: 'river',
      title: words('list.parcel'),
      text: words('list.parcel.text'),
    },
    {
      id: 'done',
      icon: <CheckIcon size={20} />,
      tone: 'moss',
      title: words('list.done'),
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
          <TileList items={[{ ...document, title: words('list.long'), text: words('company.value') }]} wrapping />
        </Card>
      </Specimen>
    </Sheet>
  );
}
