import { defineRender } from '@alzette/remote-react/server';
import { cart } from './remote';

/** Draws the cart page for the site server. */
export const render = defineRender(cart);
