import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** One sentence with the reason for the question. */
  readonly sentence?: ReactNode;
  /** At the end of the title's row: a tag, a "Change" button. */
  readonly aside?: ReactNode;
}

export function Card({ title, sentence, aside, children, className, ...rest }: CardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={title ? titleId : undefined} {...rest} className={classNames(styles.card, className)}>
      {title && (
        <div className={styles.head}>
          <div className={styles.row}>
            <h2 id={titleId}>{title}</h2>
            {aside}
          </div>
          {sentence && <p>{sentence}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
