import type { ShopServer } from '../http/shop-server';
import type { ShopContext } from '../shop-context';
import { addOnNameRoutes } from './additionals/add-on-name-routes';
import { deviceRoutes } from './devices/device-routes';
import { imageRoutes } from './images/image-routes';
import { prepaidRoutes } from './prepaid/prepaid-routes';
import { subscriptionRoutes } from './subscriptions/subscription-routes';

export function catalogueRoutes(app: ShopServer, context: ShopContext): void {
  deviceRoutes(app, context);
  subscriptionRoutes(app, context);
  addOnNameRoutes(app, context);
  prepaidRoutes(app, context);
  imageRoutes(app, context);
}
