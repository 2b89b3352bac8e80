import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icon/icons';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly defaultOpen?: boolean | undefined;
  /** Makes it controlled, together with `onToggle`. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** `row` for a `DisclosureList`; `section` inside a card. */
  readonly variant?: 'section' | 'row' | undefined;
}

export function Disclosure({
  summary,
  icon,
  children,
  defaultOpen = false,
  open,
  onToggle,
  variant = 'section',
}: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);

  function handleToggle(event: SyntheticEvent<HTMLDetailsElement>) {
    const isOpen = event.currentTarget.open;
    setOwnOpen(isOpen);
    if (isOpen !== (open ?? ownOpen)) onToggle?.(isOpen);
  }

  return (
    <details
      className={classNames(styles.disclosure, variant === 'row' && styles.row)}
      open={open ?? ownOpen}
      onToggle={handleToggle}
    >
      <summary className={styles.summary}>
        {icon}
        {summary}
        <span className={styles.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** A card of disclosures and buttons, one row each. */
export function DisclosureList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

export interface DisclosureListButtonProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** A row of a `DisclosureList` that triggers an action. */
export function DisclosureListButton({ icon, children, onClick }: DisclosureListButtonProps) {
  return (
    <button type="button" className={styles.listButton} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
