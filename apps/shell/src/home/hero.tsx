import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { ArrowRightIcon, LinkButton, Wrap } from '@alzette/ui';
import { followSiteLink } from '../routing/site-link';
import { HeroDrawing } from './hero-drawing';
import styles from './hero.module.css';

export function Hero() {
  const { locale } = useServices();
  const { paths } = useSettings();
  const mobilePath = pathFor('mobile', locale, paths);
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1>
              <FormattedMessage id="shell.home.title" />
            </h1>
            <p>
              <FormattedMessage id="shell.home.lead" />
            </p>
            <LinkButton variant="primary" href={mobilePath} onClick={followSiteLink(mobilePath)}>
              <FormattedMessage id="shell.home.action" />
              <ArrowRightIcon size={20} />
            </LinkButton>
          </div>
          <HeroDrawing />
        </div>
      </Wrap>
    </div>
  );
}
