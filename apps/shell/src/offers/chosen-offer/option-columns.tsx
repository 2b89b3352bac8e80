import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './option-columns.module.css';

interface OptionColumnsProps {
  /** What the options are for: the chosen offer's name. */
  readonly name?: string;
  readonly options: ReactNode;
  readonly price: ReactNode;
}

/** "Your options" on the left, "Your price" on the right; one under the other on a phone. */
export function OptionColumns({ name, options, price }: OptionColumnsProps) {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="offer-options">
        <h2 id="offer-options">
          <FormattedMessage id="shell.offer.options" />
        </h2>
        {name && (
          <p className={styles.name}>
            <FormattedMessage id="shell.offer.optionsFor" values={{ name }} />
          </p>
        )}
        <div className={styles.content}>{options}</div>
      </section>
      <section aria-labelledby="offer-price">
        <h2 id="offer-price">
          <FormattedMessage id="shell.offer.price" />
        </h2>
        <div className={styles.content}>{price}</div>
      </section>
    </div>
  );
}
