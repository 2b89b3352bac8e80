import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { phoneHref } from '@alzette/shop-model';
import { Button, Page, PageHead, PhoneIcon, RetryIcon } from '@alzette/ui';
import styles from './remote-fallback.module.css';
import { ToCartLink } from './to-cart-link';

interface RemoteFallbackProps {
  readonly onRetry: () => void;
  /** Whether the way to the cart leads anywhere else than here. */
  readonly leadsToCart?: boolean;
}

/** What stands in for a remote that cannot be shown. The cart is untouched; there is a retry and a person to call. */
export function RemoteFallback({ onRetry, leadsToCart = false }: RemoteFallbackProps) {
  const { support } = useSettings();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page>
      <PageHead
        titleRef={title}
        title={<FormattedMessage id="shell.fallback.title" />}
        lead={<FormattedMessage id="shell.fallback.text" />}
      />
      <div className={styles.actions}>
        <Button variant="primary" icon={<RetryIcon size={20} />} onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
        {leadsToCart && <ToCartLink />}
        <a className={styles.phone} href={phoneHref(support.phone)}>
          <PhoneIcon size={20} />
          {support.phone}
        </a>
      </div>
    </Page>
  );
}
