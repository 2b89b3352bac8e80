import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icon/icons';
import styles from './note.module.css';

export interface NoteProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  readonly title?: ReactNode;
  readonly titleId?: string | undefined;
  readonly children?: ReactNode;
  /** `status` and `alert` are read out when the note appears, an alert at once; a note that was there from the start needs none. */
  readonly role?: 'status' | 'alert' | undefined;
  /** With both, a cross dismisses the note. */
  readonly closeLabel?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** After this, screen readers know the note's region. */
const regionMs = 100;

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon };

export function Note({ tone = 'info', title, titleId, children, role, closeLabel, onClose }: NoteProps) {
  const Icon = icons[tone];
  const content = useRef<HTMLDivElement>(null);
  const appears = useAppears() && role === 'status';
  // Some screen readers ignore a status that appears together with its text: for them the text comes a moment later.
  useEffect(() => {
    if (!appears) return undefined;
    const timer = setTimeout(() => content.current?.removeAttribute('aria-hidden'), regionMs);
    return () => clearTimeout(timer);
  }, [appears]);
  return (
    <div className={classNames(styles.note, tone !== 'info' && styles[tone])} role={role}>
      <Icon />
      <div ref={content} className={styles.content} aria-hidden={appears || undefined}>
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

/** Whether this came to a page that stands; false for what a server drew. */
function useAppears(): boolean {
  return useState(useSyncExternalStore(neverChanges, inBrowser, onServer))[0];
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
