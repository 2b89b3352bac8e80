import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkoutKitMessages } from '@alzette/checkout-kit';
import { loadMessages, pathFor, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import type { Query } from '@alzette/shop-client';
import { addressLines, type SubscriptionVariant } from '@alzette/shop-model';
import { type LazyCode, lazyComponent } from '@alzette/shop-widgets';
import { Button, LinkButton, PinIcon, Untranslated } from '@alzette/ui';
import { followSiteLink } from '../../routing/site-location';
import type * as Form from './address-form';
import styles from './availability.module.css';
import type { Availability } from './use-availability';

const addressForm: Query<LazyCode<typeof Form>> = {
  key: 'address-form',
  read: async (_http, locale) => {
    const [code, messages] = await Promise.all([
      import(/* webpackChunkName: "address-form" */ './address-form'),
      loadMessages(locale, [checkoutKitMessages]),
    ]);
    return { code, messages };
  },
};

const AddressForm = lazyComponent(addressForm, (code) => code.AddressForm, 'shell.address.failed');

interface AvailabilityCardProps {
  readonly availability: Availability;
  readonly plans: readonly SubscriptionVariant[];
}

/** Asks for the shopper's address, and says what of the page is available there. One can choose without it: the checkout asks. */
export function AvailabilityCard({ availability, plans }: AvailabilityCardProps) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { address, status, has } = availability;
  const isNowhere = address !== null && status === 'ready' && !plans.some(has);

  function handleChecked() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <section className={styles.card} aria-labelledby={`${formId}-title`}>
      <div className={styles.row}>
        <PinIcon size={24} />
        <div className={styles.text}>
          <h2 id={`${formId}-title`}>
            {address ? (
              <Untranslated>{addressLines(address).join(', ')}</Untranslated>
            ) : (
              <FormattedMessage id="shell.address.ask" />
            )}
          </h2>
          <p role="status">
            {address ? (
              <ResultText availability={availability} plans={plans} />
            ) : (
              <FormattedMessage id="shell.address.text" />
            )}
          </p>
        </div>
        <Button
          ref={button}
          variant={address ? 'link' : 'secondary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={address ? 'shell.address.change' : 'shell.address.check'} />
        </Button>
      </div>
      {isNowhere && <MobileInstead />}
      {isOpen && (
        <div id={formId} className={styles.form}>
          <AddressForm onChecked={handleChecked} />
        </div>
      )}
    </section>
  );
}

function ResultText({ availability: { status, has }, plans }: AvailabilityCardProps) {
  if (status === 'loading') return <FormattedMessage id="shell.address.checking" />;
  if (status === 'failed') return <FormattedMessage id="shell.address.unknown" />;
  const count = plans.filter(has).length;
  return <FormattedMessage id="shell.address.result" values={{ count, others: plans.length - count }} />;
}

/** The way on for a shopper whose address has no line. */
function MobileInstead() {
  const { paths } = useSettings();
  const href = pathFor('mobile', useShopLocale(), paths);
  return (
    <LinkButton href={href} onClick={followSiteLink(href)}>
      <FormattedMessage id="shell.address.mobile" />
    </LinkButton>
  );
}
