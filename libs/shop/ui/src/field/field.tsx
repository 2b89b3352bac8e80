import type { FocusEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './field-error';
import type { FieldIds, FieldProps } from './field-props';
import styles from './field.module.css';

type FrameProps = Pick<FieldProps, 'label' | 'help' | 'error' | 'optional'> & {
  readonly ids: FieldIds;
  readonly children: ReactNode;
};

/** Label, help, control, error, in this order, for one control. */
export function Field({ ids, label, optional, help, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
        <OptionalMark>{optional}</OptionalMark>
      </label>
      <FieldHelp id={ids.helpId}>{help}</FieldHelp>
      {children}
      {error && ids.errorId && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}

/** Label, help, controls and error for several controls with one value. */
export function FieldSet({
  ids,
  label,
  optional,
  help,
  error,
  children,
  className,
  ...rest
}: FrameProps & {
  readonly className?: string | undefined;
  readonly role?: 'radiogroup' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: FocusEventHandler<HTMLFieldSetElement> | undefined;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}) {
  return (
    <fieldset id={ids.id} className={classNames(styles.field, className)} aria-describedby={ids.describedBy} {...rest}>
      <legend className={styles.label}>
        {label}
        <OptionalMark>{optional}</OptionalMark>
      </legend>
      <FieldHelp id={ids.helpId}>{help}</FieldHelp>
      {children}
      {error && ids.errorId && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function OptionalMark({ children }: { readonly children: ReactNode }) {
  return children ? <span className={styles.optional}> {children}</span> : null;
}

function FieldHelp({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  return children ? (
    <span id={id} className={styles.help}>
      {children}
    </span>
  ) : null;
}

/** A heading for a shown value, in the position of a field's label. */
export function FieldTitle({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.label}>
      {children}
    </span>
  );
}
