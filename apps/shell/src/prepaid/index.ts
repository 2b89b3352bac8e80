export { LazyPrepaidPage } from './lazy-prepaid-page';
export { isPrepaidPage, prepaidPages, type PrepaidPageName } from './pages';
