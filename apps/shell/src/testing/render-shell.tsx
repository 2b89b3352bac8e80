import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recogniseCustomer } from '@alzette/host-kit';
import { matchPath } from '@alzette/i18n';
import type { SubscriptionVariant } from '@alzette/shop-model';
import {
  aDeviceSummary,
  aMobileVariant,
  anInternetVariant,
  aTvVariant,
  fakeHttp,
  fakeServices,
  type FakeServicesOptions,
} from '@alzette/testing';
import type { ShellBoot } from '../hydration/boot';
import { loadShellMessages } from '../messages';
import { prepareLaterChunks } from '../later-chunks';
import { preparePage } from '../lazy-pages';
import { navigateTo } from '../routing/site-location';
import { Shell } from '../shell';
import { aBoot } from './boot';

interface RenderShellOptions extends FakeServicesOptions {
  readonly path: string;
  readonly boot?: Partial<ShellBoot>;
}

/** The whole shell at an address, with its own routing and the fakes of `fakeServices`. */
export async function renderShell({ path, boot: overrides, ...options }: RenderShellOptions) {
  window.history.replaceState(null, '', path);
  const boot = aBoot({ locale: options.locale ?? 'en', ...overrides });
  const fakes = fakeServices(options);
  const services = { ...fakes.services, navigate: navigateTo };
  const match = matchPath(new URL(path, window.location.href).pathname, boot.settings.paths, boot.settings.pages);
  const [messages] = await Promise.all([
    loadShellMessages(boot.locale),
    preparePage(match, boot.locale),
    prepareLaterChunks(),
  ]);
  if (boot.isCustomer) void recogniseCustomer(fakes.store, services);
  const result = render(<Shell boot={boot} services={services} messages={messages} />);
  return { ...fakes, ...result, user: userEvent.setup({ delay: null }) };
}

export const plansPath = '/api/catalogue/subscriptions/mobile';

/** A catalogue with one offer of each family on the home page, and these mobile plans. */
export function aCatalogue(mobile: readonly SubscriptionVariant[] = [aMobileVariant()]) {
  return fakeHttp()
    .on('GET', plansPath, { items: mobile })
    .on('GET', '/api/catalogue/subscriptions/internet', { items: [anInternetVariant()] })
    .on('GET', '/api/catalogue/subscriptions/tv', { items: [aTvVariant()] })
    .on('GET', '/api/catalogue/devices', { items: [aDeviceSummary()], availableBrands: [] });
}
