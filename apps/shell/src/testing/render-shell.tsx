import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadMessages, sharedCatalogue } from '@alzette/i18n';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { fakeServices, type FakeServicesOptions } from '@alzette/testing';
import type { ShellBoot } from '../boot/read-boot';
import { shellCatalogue } from '../catalogue';
import { navigateTo } from '../routing/site-location';
import { Shell } from '../shell';
import { aBoot } from './boot';

interface RenderShellOptions extends FakeServicesOptions {
  readonly path: string;
  readonly boot?: Partial<ShellBoot>;
}

/** The whole shell at an address; the shell's own routing, everything else as `fakeServices` gives it. */
export async function renderShell({ path, boot: overrides, ...options }: RenderShellOptions) {
  window.history.replaceState(null, '', path);
  const boot = aBoot({ locale: options.locale ?? 'en', ...overrides });
  const fakes = fakeServices(options);
  const services = { ...fakes.services, navigate: navigateTo };
  const messages = await loadMessages(boot.locale, [sharedCatalogue, widgetsCatalogue, shellCatalogue]);
  const result = render(<Shell boot={boot} services={services} messages={messages} />);
  return { ...fakes, ...result, user: userEvent.setup({ delay: null }) };
}

export const plansPath = '/api/catalogue/subscriptions/mobile';
