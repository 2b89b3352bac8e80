import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { CloseIcon } from '../icon/icons';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the close button and, for a sheet, a press outside. Left out, only the caller closes the dialog. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Label of the close button; without it there is none. */
  readonly closeLabel?: string | undefined;
  /**
   * `sign` holds a frame (960 by 760, the whole screen on a phone); `wide` a table, which scrolls in it; `sheet` slides over a phone's
   * lower edge.
   */
  readonly size?: 'small' | 'sign' | 'wide' | 'sheet' | undefined;
  readonly footer?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly children?: ReactNode;
}

/** A modal dialog on the browser's own `<dialog>`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  subtitle,
  closeLabel,
  size = 'small',
  footer,
  role,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const modal = useModal(onClose, { closesBeside: size === 'sheet' });

  return (
    <dialog {...modal} role={role} className={classNames(styles.dialog, styles[size])} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span className={styles.grab} aria-hidden />
        <div className={styles.heading}>
          <h2 id={titleId} tabIndex={-1} data-initial-focus="">
            {title}
          </h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {closeLabel && <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
