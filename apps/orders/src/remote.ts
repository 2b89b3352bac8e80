import type { RemoteDefinition } from '@alzette/remote-react';
import { orderMessages } from '@alzette/shop-widgets/orders';
import { ordersMessages } from './messages';
import { OrdersPage } from './orders-page';

export const orders: RemoteDefinition = { Component: OrdersPage, messageLoaders: [orderMessages, ordersMessages] };
