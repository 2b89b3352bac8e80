import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';
import { ArrowRightIcon, buttonClassName, Wrap } from '@alzette/ui';
import { SiteLink } from '../routing/site-link';
import { HeroDrawing } from './hero-drawing';
import styles from './hero.module.css';

export function Hero() {
  const { locale } = useServices();
  const { paths } = useSettings();
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
            <SiteLink className={buttonClassName({ look: 'go' })} href={pathFor('mobile', locale, paths)}>
              <FormattedMessage id="shell.home.action" />
              <ArrowRightIcon size={20} />
            </SiteLink>
          </div>
          <HeroDrawing />
        </div>
      </Wrap>
    </div>
  );
}
