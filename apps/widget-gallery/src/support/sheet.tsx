import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@alzette/ui';
import styles from './sheet.module.css';
import { useMessage, type MessageId } from './use-message';

interface SheetProps {
  readonly title: MessageId;
  readonly children: ReactNode;
}

/** The page of one widget: its name and its states. */
export function Sheet({ title, children }: SheetProps) {
  return (
    <main className={styles.sheet}>
      <h1>{useMessage()(title)}</h1>
      <div className={styles.specimens}>{children}</div>
    </main>
  );
}

interface SpecimenProps {
  readonly state: MessageId;
  /** Takes the whole width. */
  readonly wide?: boolean | undefined;
  /** Stands on the page's own ground, for what is a card itself. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** A widget in one state, under the name of that state. The one under `state.focused` takes focus. */
export function Specimen({ state, wide, bare, children }: SpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'state.focused')
      place.current
        ?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button, a, summary')
        ?.focus();
  }, [state]);

  return (
    <figure className={classNames(styles.specimen, wide && styles.wide, bare && styles.bare)}>
      <figcaption>{useMessage()(state)}</figcaption>
      <div ref={place}>{children}</div>
    </figure>
  );
}

interface RowProps {
  /** A field with the button that belongs to it: the field takes the room there is. */
  readonly form?: boolean | undefined;
  readonly children: ReactNode;
}

/** Pieces side by side, as many as there is room for. */
export function Row({ form, children }: RowProps) {
  return <div className={classNames(styles.row, form && styles.form)}>{children}</div>;
}
