import { PhonePage } from './detail/phone-page';
import { PhoneListPage } from './list/phone-list-page';

export interface PhonesPageProps {
  /** Which phone; null for the list of all. */
  readonly slug: string | null;
}

/** The phones on sale, or one of them. Brings its own words. */
export function PhonesPage({ slug }: PhonesPageProps) {
  return slug === null ? <PhoneListPage /> : <PhonePage slug={slug} />;
}
