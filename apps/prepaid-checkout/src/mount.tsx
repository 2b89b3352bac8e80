import { defineHydrate, defineMount } from '@alzette/remote-react';
import { prepaidCheckout } from './remote';

export const mount = defineMount(prepaidCheckout);
export const hydrate = defineHydrate(prepaidCheckout);
