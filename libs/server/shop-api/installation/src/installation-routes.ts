import { InstallationCalendarSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { localeOf, LocaleQuerySchema, type ShopServer } from '@alzette/shop-api/platform';
import type { InstallationContext } from './appointment-system';
import { findInstallationCalendar } from './installation-calendar';

export function installationRoutes(app: ShopServer, context: InstallationContext): void {
  app.get(
    '/api/v2/shop/installation/calendar',
    {
      schema: {
        tags: ['installation'],
        querystring: LocaleQuerySchema,
        response: { 200: InstallationCalendarSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      // The first day changes at midnight, so a cached response could offer a day that an order may not name.
      reply.header('cache-control', 'no-store');
      return findInstallationCalendar(context, localeOf(request.query));
    },
  );
}
