import type { HttpPort } from '@alzette/remote-contract';
import type { InstallationCalendar, Locale } from '@alzette/shop-model';
import { answered } from '../answered';

/** Which days a line can be installed (spec row J3). */
export async function getInstallationCalendar(http: HttpPort, locale: Locale): Promise<InstallationCalendar> {
  const { body } = await http.request<InstallationCalendar>({
    method: 'GET',
    url: '/api/v2/shop/installation/calendar',
    query: { locale },
  });
  return answered(body, typeof body?.earliest === 'string' && Array.isArray(body.unavailable));
}
