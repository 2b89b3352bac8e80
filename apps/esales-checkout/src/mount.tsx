import { defineHydrate, defineMount } from '@alzette/remote-react';
import { esalesCheckout } from './remote';

export const mount = defineMount(esalesCheckout);
export const hydrate = defineHydrate(esalesCheckout);
