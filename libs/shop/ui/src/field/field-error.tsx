import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/icons';
import styles from './field.module.css';

/** The error of a field and its correction, under the field. The field refers to it with `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon size={20} />
      <span>{children}</span>
    </p>
  );
}
