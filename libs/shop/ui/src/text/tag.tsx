import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tag.module.css';

export interface TagProps {
  readonly children: ReactNode;
  readonly tone?: 'river' | 'moss' | 'amber' | undefined;
}

export function Tag({ children, tone = 'river' }: TagProps) {
  return <span className={classNames(styles.tag, tone !== 'river' && styles[tone])}>{children}</span>;
}
