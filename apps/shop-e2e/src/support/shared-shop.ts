import type { Addresses } from './shop-servers';

export interface SharedShop extends Addresses {
  readonly databaseUrl: string;
}

const variable = 'ALZETTE_E2E_SHOP';

/** The workers inherit the environment of the process that set everything up. */
export function publishShared(shop: SharedShop): void {
  process.env[variable] = JSON.stringify(shop);
}

export function sharedShop(): SharedShop {
  const text = process.env[variable];
  if (text === undefined) throw new Error('The shared servers were not started');
  return JSON.parse(text) as SharedShop;
}
