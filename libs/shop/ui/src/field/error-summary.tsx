import { useId, type MouseEvent } from 'react';
import { Note } from '../note/note';
import { focusField } from './focus-field';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * The errors of a form, above it; each row links to its field. It is not a live region: screen readers would announce the whole list again
 * with each corrected value.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();

  function handleClick(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    focusField(fieldId);
  }

  return (
    <div role="group" aria-labelledby={titleId} className={styles.summary}>
      <Note tone="error" title={title} titleId={titleId}>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => handleClick(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
