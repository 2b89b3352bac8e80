import { FormattedMessage } from 'react-intl';
import type { SubscriptionVariant } from '@alzette/shop-model';
import { Note } from '@alzette/ui';
import { InstallationCard } from './installation-card';
import { planWords } from './plan-words';

/** What else is to be known of the chosen plan: what it needs at home, and how it gets there. */
export function PlanNotes({ plan }: { readonly plan: SubscriptionVariant }) {
  return (
    <>
      {planWords(plan).requiresAppleTv && (
        <Note title={<FormattedMessage id="shell.offer.appleTv" />}>
          <FormattedMessage id="shell.offer.appleTvText" />
        </Note>
      )}
      {plan.installationModes.length > 0 && <InstallationCard modes={plan.installationModes} />}
    </>
  );
}
