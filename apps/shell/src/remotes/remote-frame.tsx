import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { phoneHref } from '@alzette/shop-model';
import {
  Button,
  Columns,
  LinkButton,
  Page,
  PageHead,
  PhoneIcon,
  RetryIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@alzette/ui';
import { followSiteLink } from '../routing/site-location';
import styles from './remote-frame.module.css';

export function RemoteSkeleton() {
  return (
    <Page>
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="shell.loading" />
        </span>
      </VisuallyHidden>
      <div className={styles.title}>
        <Skeleton width="min(320px, 70%)" height={40} />
      </div>
      <Columns aside={<Skeleton width="100%" height={300} />}>
        <Stack>
          <Skeleton width="100%" height={280} />
          <Skeleton width="100%" height={160} />
        </Stack>
      </Columns>
    </Page>
  );
}

interface RemoteFallbackProps {
  readonly onRetry: () => void;
  /** Whether to show a link to the cart: not on the cart page itself. */
  readonly leadsToCart?: boolean;
}

/** Replaces a remote that cannot be shown: a retry and a phone number. The cart is untouched. */
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
        <a className={styles.phone} href={phoneHref(support.phone)} translate="no">
          <PhoneIcon size={20} />
          {support.phone}
        </a>
      </div>
    </Page>
  );
}

/** For a checkout type that the shop does not have: a link to the cart (spec row A4). */
export function UnknownCheckout() {
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.checkout.unknown.title" />}
        lead={<FormattedMessage id="shell.checkout.unknown.text" />}
      />
      <ToCartLink variant="primary" />
    </Page>
  );
}

/** The link to the cart from a checkout that cannot be shown; the checkout's header has none. */
function ToCartLink({ variant }: { readonly variant?: 'primary' }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const href = pathFor('cart', locale, paths);
  return (
    <LinkButton {...(variant && { variant })} href={href} onClick={followSiteLink(href)}>
      <FormattedMessage id="shell.toCart" />
    </LinkButton>
  );
}
