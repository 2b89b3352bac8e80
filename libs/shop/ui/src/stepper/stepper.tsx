import { useId, useState, type ReactNode } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icon/icons';
import styles from './stepper.module.css';

export interface StepperItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: 'done' | 'active' | 'next';
}

export interface StepperProps {
  readonly items: readonly StepperItem[];
  /** Called with the id of a done step. Left out, no step can be chosen (after confirmation). */
  readonly onSelect?: ((id: string) => void) | undefined;
  /** "Step 2 of 5": shown on a phone, and the name of the stepper for screen readers. */
  readonly position: string;
}

/** The progress of the shopper: done steps lead back, later steps are disabled. Narrow screens show the list on a press. */
export function Stepper({ items, onSelect, position }: StepperProps) {
  const active = items.find((item) => item.state === 'active');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const handleSelect =
    onSelect &&
    ((id: string) => {
      setOpen(false);
      onSelect(id);
    });
  return (
    <nav className={styles.stepper} aria-label={position}>
      <div className={styles.wrap}>
        <div className={styles.narrow}>
          {onSelect ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              <b>{active?.label}</b>
              <span className={styles.position}>{position}</span>
              <span className={styles.chevron}>
                <ChevronDownIcon size={20} />
              </span>
            </button>
          ) : (
            <p className={styles.toggle}>
              <b>{active?.label}</b>
              <span className={styles.position}>{position}</span>
            </p>
          )}
          <div className={styles.track} aria-hidden>
            {items.map((item) => (
              <i key={item.id} className={item.state === 'next' ? undefined : styles.filled} />
            ))}
          </div>
        </div>
        <ol id={listId} className={styles.steps} data-open={isOpen}>
          {items.map((item, index) => (
            <li key={item.id} className={styles.item} data-state={item.state} data-step-id={item.id}>
              <Step item={item} number={index + 1} onSelect={handleSelect} />
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

interface StepProps {
  readonly item: StepperItem;
  readonly number: number;
  readonly onSelect: StepperProps['onSelect'];
}

function Step({ item, number, onSelect }: StepProps) {
  const content = (
    <>
      <span className={styles.dot} aria-hidden>
        {item.state === 'done' ? <CheckIcon size={16} /> : number}
      </span>
      {item.label}
    </>
  );
  if (item.state === 'active') {
    return (
      <span className={styles.step} aria-current="step">
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.step}
      disabled={item.state === 'next' || !onSelect}
      onClick={() => onSelect?.(item.id)}
    >
      {content}
    </button>
  );
}
