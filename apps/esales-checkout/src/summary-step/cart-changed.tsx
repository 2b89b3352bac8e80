import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Note } from '@alzette/ui';
import type { CartChange } from '../flow/cart-changes';
import styles from './summary-step.module.css';

/** The changes of another tab, one sentence for each item. */
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

interface CartChangedProps {
  readonly changes: readonly CartChange[];
  readonly onOrderAgain: () => void;
}

/** Replaces the summary of an order that no longer matches the cart: it must not be signed or paid. */
export function CartChanged({ changes, onOrderAgain }: CartChangedProps) {
  // The form that had focus is no longer on the page.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Note
      tone="warning"
      role="alert"
      title={<FormattedMessage id="summary.changed.title" />}
      action={
        <Button ref={button} onClick={onOrderAgain}>
          <FormattedMessage id="summary.changed.again" />
        </Button>
      }
    >
      <CartChangeList changes={changes} />
      <p>
        <FormattedMessage id="summary.changed.text" />
      </p>
    </Note>
  );
}

/** Above a summary that replaces an earlier one. */
export function OrderReplaced({ changes }: { readonly changes: readonly CartChange[] }) {
  return (
    <Note role="status" title={<FormattedMessage id="summary.replaced.title" />}>
      <CartChangeList changes={changes} />
    </Note>
  );
}

/** Above a step that the shopper is led back to, because the changed cart has another question. */
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
