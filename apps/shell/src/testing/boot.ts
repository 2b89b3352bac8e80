import { aDiscovery, aRelease, aSettings } from '@alzette/testing';
import type { ShellBoot } from '../hydration/boot';

export function aBoot(overrides: Partial<ShellBoot> = {}): ShellBoot {
  return {
    locale: 'en',
    isCustomer: false,
    settings: aSettings(),
    discovery: aDiscovery(aRelease('2.0.0')),
    ...overrides,
  };
}
