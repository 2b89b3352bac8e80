import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Note } from '../note/note';
import { focusField } from './focus-field';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Changes with every failed try, so that the summary takes focus again. */
  readonly attempt?: number | undefined;
}

/** The errors of a form, above it: takes focus when it appears; each row links to its field. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
  }, [attempt]);

  function handleClick(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    focusField(fieldId);
  }

  return (
    <div ref={summary} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
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
