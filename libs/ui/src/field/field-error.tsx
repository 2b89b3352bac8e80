import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/icons';
import styles from './field.module.css';

/** What is wrong and what to do, under its field. The field points at it with `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon size={20} />
      <span>{children}</span>
    </p>
  );
}
