import type { Meta } from '@storybook/react-webpack5';
import { EmptyState, FormSkeleton, ItemSkeleton, LinkButton, PanelSkeleton, DeviceImage, Skeleton } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Messages/Loading and empty' } satisfies Meta;

export function Empty() {
  const message = useMessage();
  const action = (
    <LinkButton variant="primary" href="#offers">
      {message('empty.action')}
    </LinkButton>
  );
  return (
    <Sheet title="empty-state">
      <Specimen state="state.action" bare>
        <EmptyState title={message('empty.title')} text={message('empty.text')} action={action} />
      </Specimen>
      <Specimen state="state.alone" bare>
        <EmptyState title={message('none.title')} picture={<DeviceImage size={96} />} />
      </Specimen>
      <Specimen state="state.long" bare wide>
        <EmptyState title={message('company.label')} text={message('company.error')} action={action} />
      </Specimen>
    </Sheet>
  );
}

export function Skeletons() {
  const label = useMessage()('common.loading');
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
