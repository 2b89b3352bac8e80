import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icons';
import styles from './note.module.css';

export interface NoteProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  readonly title?: ReactNode;
  readonly titleId?: string | undefined;
  readonly children?: ReactNode;
  /** `status` and `alert` are read out when the note appears; a note that was there from the start needs none. */
  readonly role?: 'status' | 'alert' | undefined;
  /** With both, a cross dismisses the note. */
  readonly closeLabel?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon };

export function Note({ tone = 'info', title, titleId, children, role, closeLabel, onClose }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.note, tone !== 'info' && styles[tone])} role={role}>
      <Icon />
      <div className={styles.content}>
        {title && (
          <p id={titleId} className={styles.title}>
            {title}
          </p>
        )}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {closeLabel && onClose && (
        <IconButton className={styles.close} label={closeLabel} icon={<CloseIcon size={20} />} onClick={onClose} />
      )}
    </div>
  );
}
