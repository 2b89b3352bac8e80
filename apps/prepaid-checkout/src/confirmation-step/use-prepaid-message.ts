import { useEffect, useState } from 'react';
import { fillPlaceholders } from '@alzette/checkout-kit';
import { useServices } from '@alzette/remote-react';
import { getPrepaidMessage } from '@alzette/shop-client';
import type { OrderResponse, PrepaidCheckoutType } from '@alzette/shop-model';

/** The content service's message for this checkout (spec row M5); null without an answer: the order stands all the same. */
export function usePrepaidMessage(order: OrderResponse, type: PrepaidCheckoutType): string | null {
  const { http, locale, report } = useServices();
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    const [item] = order.items;
    getPrepaidMessage(http, type, locale).then(
      (text) => !left && item && setMessage(fillPlaceholders(text, item, order)),
      (error: unknown) => report(error, { operation: 'prepaid message' }),
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, order, type]);

  return message;
}
