import { useId, type CSSProperties, type ReactNode } from 'react';
import { CheckIcon } from '../icon/icons';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './popup.module.css';
import { useModal } from './use-modal';

export interface LoadingStep {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: 'done' | 'active' | 'next';
}

export interface LoadingPopupProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly steps?: readonly LoadingStep[] | undefined;
  /** Label of a completed step: "done". */
  readonly doneLabel?: string | undefined;
}

/** Blocks the page while it is open, and shows the progress. The shopper cannot close it. */
export function LoadingPopup({ open, ...props }: LoadingPopupProps) {
  return open ? <OpenLoadingPopup {...props} /> : null;
}

function OpenLoadingPopup({ title, children, steps = [], doneLabel }: Omit<LoadingPopupProps, 'open'>) {
  const id = useId();
  const modal = useModal(undefined);
  return (
    <dialog
      {...modal}
      className={styles.popup}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy
    >
      <ProgressLine labelledBy={`${id}-title`} steps={steps} />
      <div className={styles.content}>
        <h2 id={`${id}-title`} tabIndex={-1} data-initial-focus="">
          {title}
        </h2>
        <div id={`${id}-text`} className={styles.text} role="status">
          {children}
        </div>
        {steps.length > 0 && (
          <ol className={styles.steps} aria-live="polite">
            {steps.map((step) => (
              <li key={step.id} data-state={step.state} aria-current={step.state === 'active' ? 'step' : undefined}>
                <span className={styles.mark} aria-hidden>
                  {step.state === 'done' && <CheckIcon size={16} />}
                </span>
                <span>
                  {step.label}
                  {step.state === 'done' && doneLabel && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </dialog>
  );
}

function ProgressLine({ labelledBy, steps }: { readonly labelledBy: string; readonly steps: readonly LoadingStep[] }) {
  if (steps.length === 0) {
    return (
      <div className={styles.line} role="progressbar" aria-labelledby={labelledBy}>
        <span className={styles.unknown} />
      </div>
    );
  }
  // A step in progress counts half: the bar moves as soon as work begins, and is full only at the end.
  const weights = { done: 1, active: 0.5, next: 0 };
  const share = steps.reduce((sum, step) => sum + weights[step.state], 0) / steps.length;
  return (
    <div
      className={styles.line}
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span style={{ '--share': share } as CSSProperties} />
    </div>
  );
}
