import type { ReactNode } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  readonly children: ReactNode;
  /** What is chosen, where the choices themselves do not say it. */
  readonly answer?: string;
}

/** The words of a question about the phone. */
export function Question({ children, answer }: QuestionProps) {
  return (
    <span className={styles.question}>
      {children} {answer && <span className={styles.answer}>{answer}</span>}
    </span>
  );
}
