import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import choice from './choice.module.css';
import { FieldError } from './field-error';
import { useFieldIds, type FieldProps } from './field-props';
import styles from './switch-row.module.css';

export interface SwitchRowProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Puts price and switch below the text, for narrow cards. */
  readonly stacked?: boolean | undefined;
  /** A short text above the label. */
  readonly pretitle?: ReactNode;
  /** Before the switch: a price, the word "included". */
  readonly end?: ReactNode;
  readonly ref?: ComponentPropsWithRef<'input'>['ref'];
}

/** A setting that applies at once; the whole row is its target. */
export function SwitchRow(props: SwitchRowProps) {
  const { name, id, label, stacked, pretitle, help, error, disabled, checked, onChange, onBlur, end, ref } = props;
  const ids = useFieldIds({ name, id, help, error });
  return (
    <div>
      <label className={classNames(styles.row, stacked && styles.stacked)}>
        <span>
          {pretitle && <small className={styles.pretitle}>{pretitle}</small>}
          <b id={`${ids.id}-label`}>{label}</b>
          {help && <small id={ids.helpId}>{help}</small>}
        </span>
        <span className={styles.end} id={`${ids.id}-end`}>
          {end}
        </span>
        <input
          ref={ref}
          type="checkbox"
          role="switch"
          className={choice.switch}
          id={ids.id}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-labelledby={`${ids.id}-label`}
          aria-describedby={[ids.describedBy, end && `${ids.id}-end`].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur && (() => onBlur())}
        />
      </label>
      {error && ids.errorId && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}

export interface ActionRowProps {
  readonly label: ReactNode;
  readonly stacked?: boolean | undefined;
  readonly pretitle?: ReactNode;
  readonly help?: ReactNode;
  readonly end?: ReactNode;
  /** The button in the position of the switch. */
  readonly action: ReactNode;
}

/** Looks like a `SwitchRow`, with a button: for products that are added rather than switched on. */
export function ActionRow({ label, stacked, pretitle, help, end, action }: ActionRowProps) {
  return (
    <div className={classNames(styles.row, styles.still, stacked && styles.stacked)}>
      <span>
        {pretitle && <small className={styles.pretitle}>{pretitle}</small>}
        <b>{label}</b>
        {help && <small>{help}</small>}
      </span>
      <span className={styles.end}>{end}</span>
      {action}
    </div>
  );
}

/** Switch rows with a hairline between. */
export function SwitchRows({ children }: { readonly children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
