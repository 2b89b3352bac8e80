export { phonesCatalogue } from './catalogue';
export { LazyPhonesPage } from './lazy-phones-page';
