import { useEffect, useState } from 'react';
import { useServices } from '@alzette/remote-kit';
import { getConfirmationMessages } from '@alzette/shop-client';
import type { OrderResponse } from '@alzette/shop-model';
import { messageFor } from './confirmation-message';

interface ItemMessage {
  readonly identifier: string;
  readonly text: string;
}

/** The content service's message for each ordered item. Without an answer there are none: the order stands all the same. */
export function useConfirmationMessages(order: OrderResponse): readonly ItemMessage[] {
  const { http, locale, report } = useServices();
  const [messages, setMessages] = useState<readonly ItemMessage[]>([]);

  useEffect(() => {
    let left = false;
    getConfirmationMessages(http, locale).then(
      (all) => {
        if (left) return;
        setMessages(
          order.items.flatMap((item) => {
            const text = messageFor(item, order, all);
            return text === null ? [] : [{ identifier: item.identifier, text }];
          }),
        );
      },
      (error: unknown) => report(error, { operation: 'confirmation messages' }),
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, order]);

  return messages;
}
