import styles from './spinner.module.css';

/** Turns while something is in progress. Hidden from screen readers: the text beside it names the work. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
