import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  describeInstallationMode,
  describePlan,
  type InstallationMode,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { Amount, Card, Free, InstallationIcon, Note, TileList } from '@alzette/ui';

/** Requirements and installation of the chosen plan. */
export function PlanNotes({ plan }: { readonly plan: SubscriptionVariant }) {
  return (
    <>
      {describePlan(plan).requiresAppleTv && (
        <Note title={<FormattedMessage id="shell.offer.appleTv" />}>
          <FormattedMessage id="shell.offer.appleTvText" />
        </Note>
      )}
      {plan.installationModes.length > 0 && <InstallationCard modes={plan.installationModes} />}
    </>
  );
}

/** The ways to install the offer; the shopper chooses one later, with the day (spec row J3). */
function InstallationCard({ modes }: { readonly modes: readonly InstallationMode[] }) {
  const locale = useShopLocale();
  return (
    <Card
      title={<FormattedMessage id="shell.offer.installation" />}
      sentence={<FormattedMessage id="shell.offer.installationLater" />}
    >
      <TileList
        items={modes.map((mode) => {
          const { label, description } = describeInstallationMode(mode);
          return {
            id: mode.code,
            icon: <InstallationIcon size={20} />,
            title: label,
            text: description,
            end:
              mode.price === 0 ? (
                <Free>
                  <FormattedMessage id="common.free" />
                </Free>
              ) : (
                <Amount>{formatMoney(mode.price, locale)}</Amount>
              ),
          };
        })}
      />
    </Card>
  );
}
