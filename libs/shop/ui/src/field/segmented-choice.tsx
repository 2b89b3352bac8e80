import type { ReactNode } from 'react';
import styles from './segmented-choice.module.css';

export interface SegmentedChoiceProps {
  readonly name: string;
  /** Label of the choices, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of two or three views of the same content, side by side. */
export function SegmentedChoice({ name, label, options, value, onChange }: SegmentedChoiceProps) {
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
