import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { deviceQuery, subscriptionsQuery } from '@alzette/shop-client';
import { devicePicture, type DeviceTaxon, isSoldOut, offerOf, type SubscriptionVariant } from '@alzette/shop-model';
import { DeviceThumb, type QueryResult, useQuery } from '@alzette/shop-widgets';
import { LinkButton, Page, PageHead, Wrap } from '@alzette/ui';
import { AddToCart } from '../offers/add-to-cart';
import { ChosenOfferPart } from '../offers/chosen-offer-part';
import { OffersFailed } from '../offers/offer-layout';
import { type EditedItem, useEditedItem, useEditQuery, useOfferSelection } from '../offers/offer-selection';
import { useAddressChoices } from '../routing/address-choices';
import { followSiteLink } from '../routing/site-location';
import { PlanBandPart } from './device-parts';
import { DeviceSkeleton } from './device-skeletons';
import { DeviceTop } from './device-top';
import { chosenPlan, deviceOfferFor, initialPlan, initialVariant, noPlan, planOf } from './device-variants';
import styles from './device-page.module.css';

/** The page of one device: variant, funding, plan, price, and the button that adds it to the cart. */
export function DevicePage({ slug }: { readonly slug: string }) {
  const editQuery = useEditQuery();
  return <DevicePageContent key={`${slug} ${editQuery}`} slug={slug} editQuery={editQuery} />;
}

interface DevicePageContentProps {
  readonly slug: string;
  readonly editQuery: string;
}

/** Device and plans load at the same time. */
function DevicePageContent({ slug, editQuery }: DevicePageContentProps) {
  const found = useQuery(deviceQuery(slug));
  const plans = useQuery(subscriptionsQuery('mobile'));
  return (
    <>
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
    </>
  );
}

interface ChosenDeviceProps {
  readonly device: DeviceTaxon;
  readonly plans: QueryResult<readonly SubscriptionVariant[]>;
  readonly editQuery: string;
}

/** A device with its selection. It cannot be bought before the plans are loaded: its price is unknown. */
function ChosenDevice({ device, plans, editQuery }: ChosenDeviceProps) {
  const edited = useEditedDevice(editQuery, device.slug);
  const selection = useOfferSelection(edited);
  const { get, choose } = useAddressChoices();
  const variant = device.variants.find(({ code }) => code === get('variant')) ?? initialVariant(device, edited?.item);
  const devicePlan = chosenPlan(get('plan')) ?? initialPlan(edited?.item);
  const [isLineMissing, setLineMissing] = useState(false);
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  useTitle(formatMessage({ id: 'shell.phones.title.one' }, { phone: device.name, name }));
  const plan = plans.status === 'ready' ? planOf(plans.value, devicePlan) : null;
  const offer = plans.status === 'ready' ? offerOf(deviceOfferFor(device, variant, plan)) : null;
  return (
    <>
      <DeviceTop device={device} variant={variant} onChoose={({ code }) => choose({ variant: code })} />
      <div className={styles.band}>
        <Wrap>
          <PlanBandPart
            plans={plans}
            plan={plan}
            selection={selection}
            isLineMissing={isLineMissing}
            onPlan={(chosen) => choose({ plan: chosen.isAlone ? noPlan : chosen.code })}
          />
          {offer && (
            <ChosenOfferPart
              offer={offer}
              selection={selection}
              name={[device.name, plan?.name].filter(Boolean).join(', ')}
            />
          )}
        </Wrap>
      </div>
      {offer && (
        <AddToCart
          picture={<DeviceThumb image={devicePicture(device, variant.colour.id)} />}
          selection={selection}
          items={selection.itemsOf(offer)}
          edited={edited}
          onLineMissing={() => setLineMissing(true)}
          unavailable={isSoldOut(variant) ? <FormattedMessage id="shell.phones.soldOut" /> : undefined}
        />
      )}
    </>
  );
}

/** A device that is not sold, by its former name where the catalogue knows it, with a link to the list. */
function UnavailableDevice({ name }: { readonly name: string | null }) {
  const { formatMessage } = useIntl();
  const { locale } = useServices();
  const { paths, name: operator } = useSettings();
  const href = pathFor('phones', locale, paths);
  useTitle(name === null ? formatMessage({ id: 'shell.title.notFound' }, { name: operator }) : null);
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

/** The edited cart item, if it is this device. */
function useEditedDevice(identifier: string, slug: string): EditedItem | null {
  const edited = useEditedItem(identifier, 'device');
  return edited?.item.taxon === slug ? edited : null;
}

/** Sets the title of the browser's tab, unless it is null; restores the former title on leaving. */
function useTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
