import { useEffect, useState } from 'react';
import { useServices } from '@alzette/remote-react';
import { getConfirmationMessages } from '@alzette/shop-client';
import type { OrderResponse } from '@alzette/shop-model';
import { messageFor } from './confirmation-message';

/**
 * The content service's message for each ordered item; two lines that are told the same are told once. Without an answer
 * there are none: the order stands all the same.
 */
export function useConfirmationMessages(order: OrderResponse): readonly string[] {
  const { http, locale, report } = useServices();
  const [messages, setMessages] = useState<readonly string[]>([]);

  useEffect(() => {
    let left = false;
    getConfirmationMessages(http, locale).then(
      (all) => {
        if (left) return;
        const texts = order.items.map((item) => messageFor(item, order, all));
        setMessages([...new Set(texts)].filter((text) => text !== null));
      },
      (error: unknown) => report(error, { operation: 'confirmation messages' }),
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, order]);

  return messages;
}
