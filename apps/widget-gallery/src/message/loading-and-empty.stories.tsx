import type { Meta } from '@storybook/react-webpack5';
import { EmptyState, FormSkeleton, ItemSkeleton, LinkButton, PanelSkeleton, DeviceImage, Skeleton } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Messages/Loading and empty' } satisfies Meta;

export function Empty() {
  const words = useWords();
  const action = (
    <LinkButton variant="primary" href="#offers">
      {words('empty.action')}
    </LinkButton>
  );
  return (
    <Sheet title="empty-state">
      <Specimen state="state.action" bare>
        <EmptyState title={words('empty.title')} text={words('empty.text')} action={action} />
      </Specimen>
      <Specimen state="state.alone" bare>
        <EmptyState title={words('none.title')} picture={<DeviceImage size={96} />} />
      </Specimen>
      <Specimen state="state.long" bare wide>
        <EmptyState title={words('company.label')} text={words('company.error')} action={action} />
      </Specimen>
    </Sheet>
  );
}

export function Skeletons() {
  const label = useWords()('common.loading');
  return (
    <Sheet title="skeleton">
      <Specimen state="state.loading" bare>
        <PanelSkeleton label={label} />
      </Specimen>
      <Specimen state="state.loading" bare>
        <FormSkeleton label={label} />
      </Specimen>
      <Specimen state="state.loading" bare wide>
        <ItemSkeleton label={label} />
      </Specimen>
      <Specimen state="state.loading">
        <Skeleton width="60%" height={20} radius={6} />
      </Specimen>
    </Sheet>
  );
}
