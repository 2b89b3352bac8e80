import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import controls from './control.module.css';
import { Field } from './field';
import { useFieldIds, type FieldProps } from './field-props';

type NativeProps = Pick<
  ComponentPropsWithRef<'textarea'>,
  'autoComplete' | 'maxLength' | 'placeholder' | 'readOnly' | 'ref' | 'rows'
>;

export interface TextAreaProps extends FieldProps, NativeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextArea(props: TextAreaProps) {
  const { name, id, label, help, error, optional, onChange, onBlur, ...rest } = props;
  const ids = useFieldIds({ name, id, help, error });
  return (
    <Field ids={ids} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...rest}
        id={ids.id}
        name={name}
        className={classNames(controls.control, controls.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur && (() => onBlur())}
      />
    </Field>
  );
}
