import { Fragment, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { addressLines } from '@alzette/shop-model';
import type { QueryResult } from '@alzette/shop-widgets';
import { Button, FormSkeleton, LinkButton, PinIcon, Untranslated } from '@alzette/ui';
import { followSiteLink } from '../../routing/site-location';
import { LoadedPart } from '../lazy-hydration';
import styles from './availability.module.css';
import { type AvailabilityProps, useAvailability } from './use-availability';

const addressForm = {
  name: 'address-form',
  load: () => import(/* webpackChunkName: "address-form" */ './address-form'),
};

/** Asks for the shopper's address, and says what of the page is available there. One can choose without it: the checkout asks. */
export function AvailabilityCard(props: AvailabilityProps) {
  const { address, result } = useAvailability(props);
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isNowhere = address !== null && result.status === 'ready' && result.value.length === 0;

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
              <Untranslated>
                {addressLines(address).map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && ', '}
                    <span className={styles.line}>{line}</span>
                  </Fragment>
                ))}
              </Untranslated>
            ) : (
              <FormattedMessage id="shell.address.ask" />
            )}
          </h2>
          <p role="status">
            {address ? (
              <ResultText result={result} total={props.plans.length} />
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
          <LoadedPart {...addressForm} skeleton={<FormSkeleton label={formatMessage({ id: 'shell.loading' })} />}>
            {({ AddressForm }) => <AddressForm onChecked={handleChecked} />}
          </LoadedPart>
        </div>
      )}
    </section>
  );
}

interface ResultTextProps {
  readonly result: QueryResult<readonly string[]>;
  /** The number of plans on the page. */
  readonly total: number;
}

function ResultText({ result, total }: ResultTextProps) {
  if (result.status === 'loading') return <FormattedMessage id="shell.address.checking" />;
  if (result.status === 'failed') return <FormattedMessage id="shell.address.unknown" />;
  const count = result.value.length;
  return <FormattedMessage id="shell.address.result" values={{ count, others: total - count }} />;
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
