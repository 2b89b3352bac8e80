import type { RemoteDefinition } from '@alzette/remote-react';
import { orderCatalogue } from '@alzette/shop-widgets/orders';
import { ordersCatalogue } from './catalogue';
import { OrdersPage } from './orders-page';

export const orders: RemoteDefinition = { Component: OrdersPage, catalogues: [orderCatalogue, ordersCatalogue] };
