import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { qualifyService } from '@alzette/shop-client';
import { type CartItem, fixedLineTypes, type LineAddress } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { LinkButton, Note } from '@alzette/ui';

interface ServiceCheck {
  readonly isChecking: boolean;
  /** The items that cannot be had at the address that was checked last. */
  readonly unavailable: readonly CartItem[];
  /**
   * Resolves with whether the step may go on. A check that fails lets the shopper go on: the order is checked again, by
   * the server.
   */
  readonly check: (address: LineAddress) => Promise<boolean>;
  /** The address has changed. */
  readonly reset: () => void;
}

/** Asks the operator's network whether it reaches the address, before the order is made. */
export function useServiceCheck(): ServiceCheck {
  const { http, report } = useServices();
  const items = useSelector(selectItems);
  const isRunning = useRef(false);
  const [isChecking, setIsChecking] = useState(false);
  const [unavailable, setUnavailable] = useState<readonly CartItem[]>([]);

  async function check({ street, postcode, city, countryCode }: LineAddress): Promise<boolean> {
    const types = fixedLineTypes.filter((type) => items.some((item) => item.type === type));
    if (types.length === 0) return true;
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsChecking(true);
    try {
      const available: readonly string[] = await qualifyService(http, {
        address: { street, postcode, city, countryCode },
        types,
      });
      const missing = types.filter((type) => !available.includes(type));
      setUnavailable(items.filter(({ type }) => missing.some((each) => each === type)));
      return missing.length === 0;
    } catch (error) {
      report(error, { operation: 'service-qualification' });
      return true;
    } finally {
      isRunning.current = false;
      setIsChecking(false);
    }
  }

  return { isChecking, unavailable, check, reset: () => setUnavailable([]) };
}

/** What cannot be had at the address, with the ways on. */
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
