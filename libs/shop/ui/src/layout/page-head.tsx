import type { ReactNode, Ref } from 'react';
import { ArrowLeftIcon } from '../icon/icons';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The link back: its label, and an address or a handler. */
  readonly back?: { readonly label: string; readonly href?: string; readonly onClick?: () => void } | undefined;
  /** The `h1`, which may take focus when a step begins. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

export function PageHead({ title, lead, back, titleRef }: PageHeadProps) {
  return (
    <>
      {back && <BackLink {...back} />}
      <div className={styles.head}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </>
  );
}

function BackLink({ label, href, onClick }: NonNullable<PageHeadProps['back']>) {
  const content = (
    <>
      <ArrowLeftIcon size={20} />
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.back} data-back="" onClick={onClick}>
      {content}
    </button>
  ) : (
    <a className={styles.back} data-back="" href={href} onClick={onClick}>
      {content}
    </a>
  );
}
