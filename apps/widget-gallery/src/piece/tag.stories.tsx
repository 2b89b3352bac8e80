import type { Meta } from '@storybook/react-webpack5';
import { Tag } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Pieces/Tag' } satisfies Meta;

export function States() {
  const words = useWords();
  return (
    <Sheet title="tag">
      <Specimen state="tag.river">
        <Tag>{words('tag.popular')}</Tag>
      </Specimen>
      <Specimen state="tag.moss">
        <Tag tone="moss">{words('tag.online')}</Tag>
      </Specimen>
      <Specimen state="tag.amber">
        <Tag tone="amber">{words('tag.soon')}</Tag>
      </Specimen>
      <Specimen state="state.long">
        <Tag>{words('tag.long')}</Tag>
      </Specimen>
    </Sheet>
  );
}
