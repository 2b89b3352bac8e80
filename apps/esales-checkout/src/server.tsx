import { defineRender } from '@alzette/remote-react/server';
import { esalesCheckout } from './remote';

/** Renders the first step for the site server. */
export const render = defineRender(esalesCheckout);
