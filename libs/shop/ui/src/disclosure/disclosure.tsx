import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icon/icons';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly icon?: ReactNode;
  /** A function is called from the first opening on, so that its content can load then. */
  readonly children: ReactNode | (() => ReactNode);
  /** Open from the start. */
  readonly defaultOpen?: boolean | undefined;
  /** Makes it controlled, together with `onToggle`. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** `row` for a `DisclosureList`; `section` inside a card; `line` is a line of small text. */
  readonly variant?: 'section' | 'row' | 'line' | undefined;
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
  const element = useRef<HTMLDetailsElement>(null);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  const handleToggle = () => {
    const isOpenNow = element.current?.open ?? isOpen;
    setOwnOpen(isOpenNow);
    if (isOpenNow !== isOpen) onToggle?.(isOpenNow);
  };
  // The shopper may open a server-rendered disclosure before it is hydrated.
  const readRendered = useEffectEvent(handleToggle);
  useEffect(() => readRendered(), []);

  return (
    <details
      ref={element}
      suppressHydrationWarning
      className={classNames(styles.disclosure, variant !== 'section' && styles[variant])}
      open={isOpen}
      onToggle={handleToggle}
    >
      <summary className={styles.summary}>
        {icon}
        {summary}
        <span className={styles.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </summary>
      <div className={styles.content}>{typeof children === 'function' ? wasOpen && children() : children}</div>
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
