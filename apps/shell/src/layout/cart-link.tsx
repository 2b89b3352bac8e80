import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { pathFor, type Page } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import type { Locale } from '@alzette/shop-model';
import { selectProductCount } from '@alzette/shop-store';
import { BagIcon, VisuallyHidden } from '@alzette/ui';
import { SiteLink } from '../routing/site-link';
import styles from './cart-link.module.css';

interface CartLinkProps {
  readonly page: Page | null;
  readonly locale: Locale;
}

/** The way to the cart, with how many things lie in it. */
export function CartLink({ page, locale }: CartLinkProps) {
  const { paths } = useSettings();
  const count = useSelector(selectProductCount);
  return (
    <SiteLink
      className={styles.cart}
      href={pathFor('cart', locale, paths)}
      aria-current={page === 'cart' ? 'page' : undefined}
    >
      <BagIcon />
      <VisuallyHidden>
        <FormattedMessage id="shell.nav.cart" values={{ count }} />
      </VisuallyHidden>
      {count > 0 && (
        <span className={styles.count} key={count} aria-hidden>
          {count}
        </span>
      )}
    </SiteLink>
  );
}
