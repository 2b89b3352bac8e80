import { FormattedMessage, useIntl } from 'react-intl';
import { phonePath } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { DeviceColour, DeviceSummary } from '@alzette/shop-model';
import { classNames, Tag, VisuallyHidden } from '@alzette/ui';
import { pictureOf } from '../offer/phone-offer';
import { SiteLink } from '../../routing/site-link';
import { toneOf } from '../tone';
import tone from '../tone.module.css';
import styles from './phone-card.module.css';
import { PhoneFrom } from './phone-from';

/** A phone of the list. The whole card is the target of its link. */
export function PhoneCard({ phone }: { readonly phone: DeviceSummary }) {
  const { slug, name, availableBrands, attributes, colours, from } = phone;
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <article className={styles.card} aria-labelledby={`phone-${slug}`}>
      <div className={classNames(styles.picture, tone.light)} data-ground="phones" style={toneOf(from.colour)}>
        <img src={pictureOf(phone, from.colour.id)} alt="" width={560} height={700} loading="lazy" />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{availableBrands.map(({ label }) => label).join(', ')}</p>
        <div className={styles.title}>
          <h2 id={`phone-${slug}`}>
            <SiteLink className={styles.link} href={phonePath(slug, locale, paths)}>
              {name}
            </SiteLink>
          </h2>
          {attributes.esim && (
            <Tag>
              <FormattedMessage id="shell.phones.esim" />
            </Tag>
          )}
        </div>
        <Colours colours={colours} />
        <PhoneFrom variant={from} />
      </div>
    </article>
  );
}

function Colours({ colours }: { readonly colours: readonly DeviceColour[] }) {
  const { formatList } = useIntl();
  const names = formatList(colours.map(({ label }) => label));
  return (
    <p className={styles.colours}>
      {colours.map((colour) => (
        <span key={colour.id} className={styles.round} style={toneOf(colour)} />
      ))}
      <VisuallyHidden>
        <FormattedMessage id="shell.phones.colours" values={{ count: colours.length, names }} />
      </VisuallyHidden>
    </p>
  );
}
