import type { HttpPort } from '@alzette/remote-contract';
import type { DeviceList, DeviceOffer, DeviceTaxon, Locale } from '@alzette/shop-model';
import { answered } from '../answered';

/** Every phone on sale, with the brands to filter by. */
export async function getDevices(http: HttpPort, locale: Locale): Promise<DeviceList> {
  const { body } = await http.request<DeviceList>({ method: 'GET', url: '/api/catalogue/devices', query: { locale } });
  return answered(body, Array.isArray(body?.items) && Array.isArray(body.availableBrands));
}

/** One phone with all its variants. */
export async function getDevice(http: HttpPort, slug: string, locale: Locale): Promise<DeviceTaxon> {
  const { body } = await http.request<DeviceTaxon>({
    method: 'GET',
    url: `/api/catalogue/devices/${encodeURIComponent(slug)}`,
    query: { locale },
  });
  return answered(body, Array.isArray(body?.variants));
}

/** One variant of a phone, alone or with a plan (`deviceOfferCode`). */
export async function getDeviceOffer(http: HttpPort, code: string, locale: Locale): Promise<DeviceOffer> {
  const { body } = await http.request<DeviceOffer>({
    method: 'GET',
    url: `/api/catalogue/devices/variant/${encodeURIComponent(code)}`,
    query: { locale },
  });
  return answered(body, typeof body?.options?.device_funding?.extra === 'string');
}
