import { FormattedMessage } from 'react-intl';
import { Note } from '@alzette/ui';
import type { CartChange } from '../order/cart-changes';
import styles from './summary-step.module.css';

/** What another tab changed, item by item, in a sentence each. */
export function CartChangeList({ changes }: { readonly changes: readonly CartChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ identifier, kind, name, quantity }) => (
        <li key={identifier}>
          <FormattedMessage id={`summary.change.${kind}`} values={{ name, quantity }} />
        </li>
      ))}
    </ul>
  );
}

/** Above a step that the shopper is led back to, because the changed cart has a question more. */
export function CheckoutInterrupted({ changes }: { readonly changes: readonly CartChange[] }) {
  return (
    <Note tone="warning" role="alert" title={<FormattedMessage id="summary.changed.title" />}>
      <CartChangeList changes={changes} />
      <p>
        <FormattedMessage id="summary.interrupted.text" />
      </p>
    </Note>
  );
}
