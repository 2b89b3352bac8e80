import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { deviceQuery, subscriptionsQuery } from '@alzette/shop-client';
import { type DeviceTaxon, offerOf, type SubscriptionVariant } from '@alzette/shop-model';
import { MonthlyPrice, type QueryResult, useQuery } from '@alzette/shop-widgets';
import { LinkButton, OfferTile, OfferTiles, Page, PageHead, Wrap } from '@alzette/ui';
import { PutInCart } from '../offers/add-to-cart';
import { ChangedLineChoice, ChosenOffer, ModeChooser } from '../offers/chosen-offer';
import { OffersFailed, OfferSkeleton } from '../offers/offer-layout';
import {
  type EditedLine,
  type OfferDraft,
  useEditedLine,
  useEditQuery,
  useOfferDraft,
} from '../offers/offer-selection';
import { PlanTile } from '../offers/plans';
import { followSiteLink } from '../routing/site-location';
import { DevicesMessages } from './device-messages';
import { DeviceSkeleton } from './device-skeletons';
import { DeviceTop } from './device-top';
import { deviceOfferFor, firstPick, firstVariant, pickedPlan, type PlanPick } from './device-variants';
import styles from './devices.module.css';

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

interface PlanBandProps {
  readonly plans: QueryResult<readonly SubscriptionVariant[]>;
  /** The chosen plan; null for the phone alone. */
  readonly plan: SubscriptionVariant | null;
  readonly draft: OfferDraft;
  readonly isLineMissing: boolean;
  readonly onPick: (pick: PlanPick) => void;
}

/** Which plan the phone comes with, if any, and for whom. Without a plan no line is changed, so nobody asks. */
function PlanBand({ plans, plan, draft, isLineMissing, onPick }: PlanBandProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="phone-plan">
      <div className={styles.head}>
        <div>
          <h2 id="phone-plan">
            <FormattedMessage id="shell.phones.plan" />
          </h2>
          <p>
            <FormattedMessage id="shell.phones.plan.lead" />
          </p>
        </div>
        {plan && <ModeChooser draft={draft} />}
      </div>
      {plan && draft.mode === 'change' && (
        <div className={styles.line}>
          <ChangedLineChoice
            family="mobile"
            value={draft.changedLine}
            onChoose={draft.onChangedLine}
            isMissing={isLineMissing && draft.changedLine === null}
          />
        </div>
      )}
      {plans.status === 'loading' && <OfferSkeleton />}
      {plans.status === 'failed' && <OffersFailed onRetry={plans.onRetry} />}
      {plans.status === 'ready' && (
        <OfferTiles label={formatMessage({ id: 'shell.offer.plans' })}>
          {plans.value.map((each) => (
            <PlanTile
              key={each.code}
              plan={each}
              titleLevel={3}
              isChosen={each.code === plan?.code}
              onChoose={(code) => onPick({ isAlone: false, code })}
            />
          ))}
          <DeviceAloneTile isChosen={plan === null} onChoose={() => onPick({ isAlone: true })} />
        </OfferTiles>
      )}
    </section>
  );
}

interface DeviceAloneTileProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Among the plans: none of them. */
function DeviceAloneTile({ isChosen, onChoose }: DeviceAloneTileProps) {
  const { formatMessage } = useIntl();
  return (
    <OfferTile
      name="offer.plan"
      value=""
      checked={isChosen}
      onSelect={onChoose}
      title={formatMessage({ id: 'shell.phones.alone' })}
      lead={<FormattedMessage id="shell.phones.alone.lead" />}
      price={<MonthlyPrice cents={0} size="lg" />}
      promo={<FormattedMessage id="shell.phones.alone.promo" />}
      facts={[formatMessage({ id: 'shell.phones.alone.sim' }), formatMessage({ id: 'shell.phones.alone.later' })]}
      terms={<FormattedMessage id="shell.offer.noActivation" />}
    />
  );
}
