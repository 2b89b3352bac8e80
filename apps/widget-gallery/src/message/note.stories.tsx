import type { Meta } from '@storybook/react-webpack5';
import { Note, type NoteProps } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Messages/Note' } satisfies Meta;

const tones = ['info', 'success', 'warning', 'error'] as const satisfies readonly NoteProps['tone'][];
const nothing = () => {};

export function States() {
  const words = useWords();
  return (
    <Sheet title="note">
      {tones.map((tone) => (
        <Specimen key={tone} state="state.rest" bare>
          <Note tone={tone} title={words(`note.${tone}`)}>
            {words(`note.${tone}.text`)}
          </Note>
        </Specimen>
      ))}
      {tones.map((tone) => (
        <Specimen key={tone} state="state.dismissable" bare>
          <Note tone={tone} closeLabel={words('common.close')} onClose={nothing}>
            {words(`note.${tone}.text`)}
          </Note>
        </Specimen>
      ))}
      <Specimen state="state.long" bare wide>
        <Note tone="warning" title={words('company.label')} closeLabel={words('common.close')} onClose={nothing}>
          {words('company.error')} {words('company.value')}
        </Note>
      </Specimen>
    </Sheet>
  );
}
