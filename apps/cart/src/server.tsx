import { defineRender } from '@alzette/remote-react/server';
import { cart } from './remote';

/** Renders the cart page for the site server. */
export const render = defineRender(cart);
