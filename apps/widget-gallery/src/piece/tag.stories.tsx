import type { Meta } from '@storybook/react-webpack5';
import { Tag } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Pieces/Tag' } satisfies Meta;

export function States() {
  const message = useMessage();
  return (
    <Sheet title="tag">
      <Specimen state="tag.river">
        <Tag>{message('tag.popular')}</Tag>
      </Specimen>
      <Specimen state="tag.moss">
        <Tag tone="moss">{message('tag.online')}</Tag>
      </Specimen>
      <Specimen state="tag.amber">
        <Tag tone="amber">{message('tag.soon')}</Tag>
      </Specimen>
      <Specimen state="state.long">
        <Tag>{message('tag.long')}</Tag>
      </Specimen>
    </Sheet>
  );
}
