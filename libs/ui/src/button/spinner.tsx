import styles from './spinner.module.css';

/** Turns while something is under way. Silent: the words beside it say what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
