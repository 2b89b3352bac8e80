import type { Meta } from '@storybook/react-webpack5';
import { Note, type NoteProps } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Messages/Note' } satisfies Meta;

const tones = ['info', 'success', 'warning', 'error'] as const satisfies readonly NoteProps['tone'][];
const nothing = () => {};

export function States() {
  const message = useMessage();
  return (
    <Sheet title="note">
      {tones.map((tone) => (
        <Specimen key={tone} state="state.rest" bare>
          <Note tone={tone} title={message(`note.${tone}`)}>
            {message(`note.${tone}.text`)}
          </Note>
        </Specimen>
      ))}
      {tones.map((tone) => (
        <Specimen key={tone} state="state.dismissable" bare>
          <Note tone={tone} closeLabel={message('common.close')} onClose={nothing}>
            {message(`note.${tone}.text`)}
          </Note>
        </Specimen>
      ))}
      <Specimen state="state.long" bare wide>
        <Note tone="warning" title={message('company.label')} closeLabel={message('common.close')} onClose={nothing}>
          {message('company.error')} {message('company.value')}
        </Note>
      </Specimen>
    </Sheet>
  );
}
