import { useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { ShieldIcon } from '../icon/icons';
import { FieldTitle } from './field';
import fieldStyles from './field.module.css';
import styles from './validated-block.module.css';

export interface ValidatedBlockProps {
  /** Replaces the field's label: `IBAN`. */
  readonly label?: ReactNode;
  readonly value: ReactNode;
  /** A short second line: bank and BIC. */
  readonly text?: ReactNode;
  readonly changeLabel?: string | undefined;
  readonly onChange?: (() => void) | undefined;
}

/** A value that was checked and is locked until "Change" is pressed. */
export function ValidatedBlock({ label, value, text, changeLabel, onChange }: ValidatedBlockProps) {
  const labelId = useId();
  return (
    <div className={fieldStyles.field} role="group" aria-labelledby={label ? labelId : undefined}>
      {label && <FieldTitle id={labelId}>{label}</FieldTitle>}
      <div className={classNames(styles.block, Boolean(label) && styles.underTitle)}>
        <ShieldIcon />
        <div className={styles.text}>
          <b>{value}</b>
          {text && <small>{text}</small>}
        </div>
        {changeLabel && (
          <Button variant="link" className={styles.change} onClick={onChange}>
            {changeLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
