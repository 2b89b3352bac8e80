import { useEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '@alzette/ui';
import styles from './thanks.module.css';

interface ThanksProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

/** How a confirmation begins: its heading takes focus, as on every arrival. */
export function Thanks({ title, lead }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.thanks}>
      <span className={styles.disc}>
        <CheckIcon />
      </span>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
    </div>
  );
}
