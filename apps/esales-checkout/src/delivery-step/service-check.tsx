import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useIsMounted } from '@alzette/checkout-kit';
import { pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { CartItem, LineAddress } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { LinkButton, Note } from '@alzette/ui';
import { unavailableItems } from '../flow/unavailable-items';

interface ServiceCheck {
  /** The items that are unavailable at the last checked address. */
  readonly unavailable: readonly CartItem[];
  /**
   * Resolves with whether the shopper may continue; false once the shopper has left the step. After a failed check the shopper may
   * continue: the server checks the order again.
   */
  readonly check: (address: LineAddress) => Promise<boolean>;
  /** Called when the address has changed. */
  readonly reset: () => void;
}

const none: readonly CartItem[] = [];

/** Checks whether the operator's network reaches the address, before the order is created. */
export function useServiceCheck(): ServiceCheck {
  const { http, report } = useServices();
  const items = useSelector(selectItems);
  const [unavailable, setUnavailable] = useState(none);
  const isMounted = useIsMounted();

  async function check({ street, postcode, city, countryCode }: LineAddress): Promise<boolean> {
    try {
      const missing = await unavailableItems(http, items, { street, postcode, city, countryCode });
      setUnavailable(missing);
      return isMounted.current && missing.length === 0;
    } catch (error) {
      report(error, { operation: 'service-qualification' });
      return isMounted.current;
    }
  }

  return { unavailable, check, reset: () => setUnavailable(none) };
}

/** The items that are unavailable at the address, with the next actions. */
export function ServiceUnavailable({ items }: { readonly items: readonly CartItem[] }) {
  const { paths } = useSettings();
  const locale = useShopLocale();
  return (
    <Note
      tone="error"
      role="alert"
      title={
        <FormattedMessage
          id="delivery.unavailable.title"
          values={{ names: items.map(({ variant }) => variant.name).join(', ') }}
        />
      }
      action={
        <LinkButton href={pathFor('mobile', locale, paths)}>
          <FormattedMessage id="summary.failed.mobilePlans" />
        </LinkButton>
      }
    >
      <FormattedMessage id="delivery.unavailable.text" />
    </Note>
  );
}
