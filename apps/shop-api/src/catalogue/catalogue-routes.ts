import type { SchemaTypes, ShopServer } from '../platform/http/shop-server';
import type { ShopContext } from '../app-context';
import { addOnNameRoutes } from './additionals/add-on-name-routes';
import { deviceRoutes } from './devices/device-routes';
import { imageRoutes } from './images/image-routes';
import { cacheAnswers } from './kept-answers';
import { prepaidRoutes } from './prepaid/prepaid-routes';
import { subscriptionRoutes } from './subscriptions/subscription-routes';

export function catalogueRoutes(app: ShopServer, context: ShopContext): void {
  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    cacheAnswers(scope, context.database, context.catalogueVersionMaxAgeMs);
    deviceRoutes(scope, context);
    subscriptionRoutes(scope, context);
    addOnNameRoutes(scope, context);
    prepaidRoutes(scope, context);
    imageRoutes(scope, context);
  });
}
