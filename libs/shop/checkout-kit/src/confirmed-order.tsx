import { type ReactNode, useEffect, useRef } from 'react';
import { callName, type OrderResponse, type OrderResponseItem } from '@alzette/shop-model';
import { CheckIcon } from '@alzette/ui';
import styles from './confirmation.module.css';

interface ThanksProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

/** The beginning of a confirmation: its heading takes focus, as on every arrival. */
export function ThankYou({ title, lead }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.head}>
      <span className={styles.disc}>
        <CheckIcon />
      </span>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
    </div>
  );
}

/** Fills the placeholders of a message for an ordered item (spec row L1). Values are plain text; unknown placeholders stay. */
export function fillPlaceholders(message: string, item: OrderResponseItem, order: OrderResponse): string {
  const values: Readonly<Record<string, string>> = {
    order_number: order.number ?? '',
    firstname: callName(order.billingAddress),
    lastname: order.billingAddress.lastName,
    subscription_name: item.mobileVariantName ?? item.variantName,
    device_name: item.deviceModelName ?? '',
  };
  return message.replace(/\{(\w+)\}/gu, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  );
}
