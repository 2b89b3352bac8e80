import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '../browser-value';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icons';
import styles from './note.module.css';

export interface NoteProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  readonly title?: ReactNode;
  readonly titleId?: string | undefined;
  readonly children?: ReactNode;
  /** A button or link below the text. It works as soon as it shows, and is not announced with the text. */
  readonly action?: ReactNode;
  /** Screen readers announce `status` and `alert` when the note appears, an alert at once. A note on the first render needs none. */
  readonly role?: 'status' | 'alert' | undefined;
  /** With both, a cross dismisses the note. */
  readonly closeLabel?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** The time until screen readers know the note's region, in milliseconds. */
const regionMs = 100;

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon };

export function Note({ tone = 'info', title, titleId, children, action, role, closeLabel, onClose }: NoteProps) {
  const Icon = icons[tone];
  const text = useRef<HTMLDivElement>(null);
  const appears = useAppears() && role === 'status';
  // Some screen readers ignore a status that appears together with its text: so the text is exposed a moment later.
  useEffect(() => {
    if (!appears) return undefined;
    const timer = setTimeout(() => text.current?.removeAttribute('aria-hidden'), regionMs);
    return () => clearTimeout(timer);
  }, [appears]);
  return (
    <div className={classNames(styles.note, tone !== 'info' && styles[tone])}>
      <Icon />
      <div className={styles.content}>
        <div role={role}>
          <div ref={text} aria-hidden={appears || undefined}>
            {title && (
              <p id={titleId} className={styles.title}>
                {title}
              </p>
            )}
            {children && <div className={styles.text}>{children}</div>}
          </div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {closeLabel && onClose && (
        <IconButton className={styles.close} label={closeLabel} icon={<CloseIcon size={20} />} onClick={onClose} />
      )}
    </div>
  );
}

/** Whether the note appears on a page that is already shown; false for a server-rendered note. */
function useAppears(): boolean {
  return useState(useBrowserValue(inBrowser, false))[0];
}

const inBrowser = () => true;
