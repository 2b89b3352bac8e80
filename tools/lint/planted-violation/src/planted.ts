// A model lib that reaches up into the store: wrong on purpose. A test expects the linter to refuse it.
import { makeStore } from '@alzette/shop-store';

export const planted = makeStore;
