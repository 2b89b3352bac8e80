import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icon/icons';
import controls from './control.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value'> {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
}

/** The bare select of the shop, without label or error. */
export function Select({ options, onChange, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className={controls.select}>
      <select
        {...rest}
        className={classNames(controls.control, className)}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={20} />
    </div>
  );
}
