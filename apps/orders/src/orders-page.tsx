import type { MountProps } from '@alzette/remote-contract';
import { OrderList } from './order-list';
import { OpenLink } from './open-link';
import { OrderView } from './order-view';

/** The list of the visitor's orders, one of them (`?order=`), or the link of a mail (`?link=`). */
export function OrdersPage({ path, query }: MountProps) {
  const address = new URLSearchParams(query);
  const link = address.get('link');
  const order = address.get('order');
  if (link !== null) return <OpenLink key={link} token={link} path={path} />;
  if (order !== null) return <OrderView key={order} tokenValue={order} path={path} />;
  return <OrderList path={path} />;
}
