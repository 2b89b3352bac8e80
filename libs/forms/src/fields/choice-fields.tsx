import type { ReactNode } from 'react';
import { Checkbox, ChoiceTiles, SwitchRow, type ChoiceTilesProps } from '@alzette/ui';
import { asText, useField, type FormFieldProps } from './use-field';

export type FormChoiceTilesProps = FormFieldProps & Pick<ChoiceTilesProps, 'tiles' | 'arrangement' | 'centred'>;

export function FormChoiceTiles(props: FormChoiceTilesProps) {
  const { value, setValue, widget } = useField(props);
  const { tiles, arrangement, centred } = props;
  return (
    <ChoiceTiles
      {...widget}
      tiles={tiles}
      arrangement={arrangement}
      centred={centred}
      value={asText(value)}
      onChange={setValue}
    />
  );
}

export interface FormCheckboxProps extends FormFieldProps {
  /** Words beside the box, with links if need be, where the plain `label` does not do. The summary uses the label. */
  readonly children?: ReactNode;
}

export function FormCheckbox(props: FormCheckboxProps) {
  const { value, setValue, widget } = useField(props);
  return <Checkbox {...widget} label={props.children ?? widget.label} checked={value === true} onChange={setValue} />;
}

export interface FormSwitchProps extends FormFieldProps {
  /** Before the switch: a price. */
  readonly end?: ReactNode;
}

export function FormSwitch(props: FormSwitchProps) {
  const { value, setValue, widget } = useField(props);
  return <SwitchRow {...widget} end={props.end} checked={value === true} onChange={setValue} />;
}
