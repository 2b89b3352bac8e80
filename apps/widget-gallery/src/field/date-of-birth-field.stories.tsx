import type { Meta } from '@storybook/react-webpack5';
import { DateOfBirthField, type DateOfBirthFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Date of birth field' } satisfies Meta;

function Sample({ value = '', ...props }: Partial<DateOfBirthFieldProps> & Pick<DateOfBirthFieldProps, 'name'>) {
  const message = useMessage();
  const partLabels = { day: message('common.day'), month: message('common.month'), year: message('common.year') };
  const fixed = { label: message('birthdate.label'), partLabels };
  return (
    <Held first={value}>{(held, hold) => <DateOfBirthField {...fixed} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
  return (
    <Sheet title="date-of-birth-field">
      <Specimen state="state.empty">
        <Sample name="empty" required />
      </Specimen>
      <Specimen state="state.filled">
        <Sample name="filled" value="1991/05/14" />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value="1991/05/14" />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled value="1991/05/14" />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('common.error.required')} />
      </Specimen>
      <Specimen state="kind.date">
        <Sample name="date" value="1991/13/14" error={message('common.error.date')} />
      </Specimen>
      <Specimen state="kind.minimum-age">
        <Sample name="minimum-age" value="2020/05/14" error={message('common.error.minimum-age')} />
      </Specimen>
    </Sheet>
  );
}
