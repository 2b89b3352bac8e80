import type { Meta } from '@storybook/react-webpack5';
import { FileField, type FileFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/File field' } satisfies Meta;

function Sample({ fileName = null, ...props }: Partial<FileFieldProps> & Pick<FileFieldProps, 'name'>) {
  const message = useMessage();
  return (
    <Held first={fileName}>
      {(held, hold) => (
        <FileField
          label={message('file.label')}
          {...props}
          accept=".jpg,.png,.pdf,.docx"
          fileName={held}
          chooseLabel={message(held === null ? 'file.choose' : 'file.other')}
          dropLabel={message('file.drop')}
          removeLabel={message('file.remove')}
          onFile={(file) => hold(file.name)}
          onRemove={() => hold(null)}
        />
      )}
    </Held>
  );
}

export function States() {
  const message = useMessage();
  return (
    <Sheet title="file-field">
      <Specimen state="state.empty">
        <Sample name="empty" required help={message('file.help')} />
      </Specimen>
      <Specimen state="state.with-file">
        <Sample name="with-file" help={message('file.help')} fileName={message('file.name')} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('file.error.required')} />
      </Specimen>
      <Specimen state="state.error">
        <Sample name="error" fileName={message('file.name')} error={message('file.error.too-big')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample name="long" label={message('company.label')} fileName={message('file.long-name')} />
      </Specimen>
    </Sheet>
  );
}
