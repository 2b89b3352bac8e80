import { ArrowRightIcon } from '@alzette/ui';
import styles from './go-mark.module.css';

/** The arrow at the end of a line that leads on; it fills as its link is pointed at. */
export function GoMark() {
  return (
    <span className={styles.go}>
      <ArrowRightIcon size={20} />
    </span>
  );
}
