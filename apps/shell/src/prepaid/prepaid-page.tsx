import type { PrepaidPageName } from '../routing/pages';
import { StarterPacksPage } from './starter-packs';
import { TopUpPage } from './top-up';

const pages = { 'top-up': TopUpPage, 'starter-packs': StarterPacksPage };

/** The prepaid pages. */
export function PrepaidPage({ page }: { readonly page: PrepaidPageName }) {
  const OpenPage = pages[page];
  return <OpenPage />;
}
