import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Checkbox } from './checkbox';
import styles from './checkbox.module.css';
import { FieldSet } from './field';
import { useFieldIds, type FieldProps } from './field-props';

export interface CheckboxGroupProps extends FieldProps {
  readonly boxes: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly help?: ReactNode;
    /** Error of this checkbox. */
    readonly error?: ReactNode;
    /** The word that marks a box which may stay empty. */
    readonly optional?: ReactNode;
    readonly disabled?: boolean | undefined;
  }[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/**
 * A group of checkboxes (spec row N2). A `required` group is invalid for the browser until one is ticked; its error
 * text is `error`.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, id, label, help, error, optional, required, disabled, boxes, values, onChange, onBlur } = props;
  const ids = useFieldIds({ name, id, help, error });

  function toggle(value: string, checked: boolean) {
    const kept = boxes.map((box) => box.value).filter((each) => (each === value ? checked : values.includes(each)));
    onChange(kept);
  }

  return (
    <FieldSet ids={ids} label={label} help={help} error={error} optional={optional} disabled={disabled}>
      <div className={classNames(styles.group, Boolean(error) && styles.invalid)}>
        {boxes.map((box) => (
          <Checkbox
            key={box.value}
            name={`${name}.${box.value}`}
            label={box.label}
            help={box.help}
            error={box.error}
            optional={box.optional}
            required={required && values.length === 0}
            disabled={box.disabled}
            checked={values.includes(box.value)}
            onChange={(checked) => toggle(box.value, checked)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldSet>
  );
}
