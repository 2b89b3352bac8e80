import { useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { AlertIcon, CheckIcon } from '../icon/icons';
import styles from './popup.module.css';
import { useModal } from './use-modal';

export interface MessagePopupProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Label of the button that closes the popup and takes focus. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Another action, such as "Try again". Rendered first, as the main action. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

export function AlertPopup({ open, ...props }: MessagePopupProps) {
  return open ? <MessagePopup tone="alert" {...props} /> : null;
}

export function SuccessPopup({ open, ...props }: MessagePopupProps) {
  return open ? <MessagePopup tone="success" {...props} /> : null;
}

function MessagePopup({
  tone,
  title,
  children,
  closeLabel,
  onClose,
  action,
}: Omit<MessagePopupProps, 'open'> & { readonly tone: 'alert' | 'success' }) {
  const id = useId();
  const modal = useModal(onClose);
  const Icon = tone === 'alert' ? AlertIcon : CheckIcon;
  return (
    <dialog
      {...modal}
      role={tone === 'alert' ? 'alertdialog' : undefined}
      className={classNames(styles.popup, tone === 'success' && styles.success)}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <div className={styles.content}>
        <span className={styles.disc}>
          <Icon />
        </span>
        <h2 id={`${id}-title`}>{title}</h2>
        {children && (
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
        )}
        <div className={styles.actions}>
          {action && (
            <Button variant="secondary" onClick={action.onClick} data-initial-focus="">
              {action.label}
            </Button>
          )}
          <Button onClick={onClose} data-initial-focus={action ? undefined : ''}>
            {closeLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
