import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';
import { deviceQuery, subscriptionsQuery } from '@alzette/shop-client';
import { type DeviceTaxon, offerOf, type SubscriptionVariant } from '@alzette/shop-model';
import { type QueryResult, useQuery } from '@alzette/shop-widgets';
import { LinkButton, Page, PageHead, Wrap } from '@alzette/ui';
import { PutInCart } from '../offers/add-to-cart';
import { ChosenOffer } from '../offers/chosen-offer';
import { OffersFailed } from '../offers/offer-layout';
import { type EditedLine, useEditedLine, useEditQuery, useOfferDraft } from '../offers/offer-selection';
import { followSiteLink } from '../routing/site-location';
import styles from './device-page.module.css';
import { DeviceSkeleton } from './device-skeletons';
import { DeviceTop } from './device-top';
import { firstPick, firstVariant, deviceOfferFor, pickedPlan } from './device-variants';
import { DevicesMessages } from './device-messages';
import { PlanBand } from './plan-band';

/** One phone: how it looks, how it is paid, with which plan, and the way into the cart. */
export function DevicePage({ slug }: { readonly slug: string }) {
  const editQuery = useEditQuery();
  return <DevicePageContent key={`${slug} ${editQuery}`} slug={slug} editQuery={editQuery} />;
}

interface DevicePageContentProps {
  readonly slug: string;
  readonly editQuery: string;
}

/** Phone, plans and words are read at the same time. */
function DevicePageContent({ slug, editQuery }: DevicePageContentProps) {
  const found = useQuery(deviceQuery(slug));
  const plans = useQuery(subscriptionsQuery('mobile'));
  return (
    <DevicesMessages skeleton={<DeviceSkeleton />}>
      {found.status === 'loading' && <DeviceSkeleton />}
      {found.status === 'failed' && (
        <Page>
          <PageHead title={<FormattedMessage id="shell.phones.title" />} />
          <OffersFailed onRetry={found.onRetry} />
        </Page>
      )}
      {found.status === 'ready' &&
        (found.value.isSold ? (
          <ChosenDevice device={found.value.device} plans={plans} editQuery={editQuery} />
        ) : (
          <UnavailableDevice name={found.value.name} />
        ))}
    </DevicesMessages>
  );
}

interface ChosenDeviceProps {
  readonly device: DeviceTaxon;
  readonly plans: QueryResult<readonly SubscriptionVariant[]>;
  readonly editQuery: string;
}

/** A phone that is being put together. Without the plans nothing can be bought: what it costs is not known yet. */
function ChosenDevice({ device, plans, editQuery }: ChosenDeviceProps) {
  const edited = useEditedDevice(editQuery, device.slug);
  const draft = useOfferDraft(edited);
  const [variant, setVariant] = useState(() => firstVariant(device, edited?.line));
  const [pick, setPick] = useState(() => firstPick(edited?.line));
  const [isLineMissing, setLineMissing] = useState(false);
  useDeviceTitle(device.name);
  const plan = plans.status === 'ready' ? pickedPlan(plans.value, pick) : null;
  const offer = plans.status === 'ready' ? offerOf(deviceOfferFor(device, variant, plan)) : null;
  return (
    <>
      <DeviceTop device={device} variant={variant} onChoose={setVariant} />
      <div className={styles.band}>
        <Wrap>
          <PlanBand plans={plans} plan={plan} draft={draft} isLineMissing={isLineMissing} onPick={setPick} />
          {offer && (
            <ChosenOffer offer={offer} draft={draft} name={[device.name, plan?.name].filter(Boolean).join(', ')} />
          )}
        </Wrap>
      </div>
      {offer && (
        <PutInCart
          draft={draft}
          items={draft.itemsOf(offer)}
          edited={edited}
          onLineMissing={() => setLineMissing(true)}
        />
      )}
    </>
  );
}

/** Says that a phone is not sold, by its name where it once was, and leads to those that are. */
function UnavailableDevice({ name }: { readonly name: string | null }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const href = pathFor('phones', locale, paths);
  return (
    <Page>
      <PageHead
        title={
          name === null ? (
            <FormattedMessage id="shell.phones.unknown" />
          ) : (
            <FormattedMessage id="shell.phones.gone" values={{ name }} />
          )
        }
        lead={<FormattedMessage id="shell.phones.gone.text" />}
      />
      <LinkButton variant="primary" href={href} onClick={followSiteLink(href)}>
        <FormattedMessage id="shell.phones.gone.action" />
      </LinkButton>
    </Page>
  );
}

/** The line that the address asks to edit, when it is one of this phone. */
function useEditedDevice(identifier: string, slug: string): EditedLine | null {
  const edited = useEditedLine(identifier, 'device');
  return edited?.line.taxon === slug ? edited : null;
}

/** The phone's name in the browser's tab, and the title from before when the phone is left. */
function useDeviceTitle(device: string) {
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  useEffect(() => {
    const before = document.title;
    document.title = formatMessage({ id: 'shell.phones.title.one' }, { phone: device, name });
    return () => {
      document.title = before;
    };
  }, [formatMessage, device, name]);
}
