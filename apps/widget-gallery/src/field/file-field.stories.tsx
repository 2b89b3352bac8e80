import type { Meta } from '@storybook/react-webpack5';
import { FileField, type FileFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Fields/File field' } satisfies Meta;

function Sample({ fileName = null, ...props }: Partial<FileFieldProps> & Pick<FileFieldProps, 'name'>) {
  const words = useWords();
  return (
    <Held first={fileName}>
      {(held, hold) => (
        <FileField
          label={words('file.label')}
          {...props}
          accept=".jpg,.png,.pdf,.docx"
          fileName={held}
          chooseLabel={words(held === null ? 'file.choose' : 'file.other')}
          dropLabel={words('file.drop')}
          removeLabel={words('file.remove')}
          onFile={(file) => hold(file.name)}
          onRemove={() => hold(null)}
        />
      )}
    </Held>
  );
}

export function States() {
  const words = useWords();
  return (
    <Sheet title="file-field">
      <Specimen state="state.empty">
        <Sample name="empty" required help={words('file.help')} />
      </Specimen>
      <Specimen state="state.with-file">
        <Sample name="with-file" help={words('file.help')} fileName={words('file.name')} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={words('file.error.required')} />
      </Specimen>
      <Specimen state="state.error">
        <Sample name="error" fileName={words('file.name')} error={words('file.error.too-big')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample name="long" label={words('company.label')} fileName={words('file.long-name')} />
      </Specimen>
    </Sheet>
  );
}
