import { FormattedMessage } from 'react-intl';
import { Wrap } from '@alzette/ui';
import { usePlans } from '../offers/plans/use-plans';
import { FamilyCards } from './family-cards';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { PlanTable } from './plan-table';
import { PrepaidLinks } from './prepaid-links';
import { Promises } from './promises';

/** One idea: everything on one line. Then the families, the mobile plans, what needs no contract, and what we promise. */
export function HomePage() {
  const mobile = usePlans('mobile');
  return (
    <div className={styles.page}>
      <Hero />
      <Wrap>
        <section className={styles.band} aria-labelledby="home-families">
          <h2 id="home-families">
            <FormattedMessage id="shell.home.families" />
          </h2>
          <FamilyCards mobile={mobile} />
        </section>
        <section className={styles.band} aria-labelledby="home-plans">
          <h2 id="home-plans">
            <FormattedMessage id="shell.home.plans" />
          </h2>
          <PlanTable plans={mobile} />
        </section>
        <section className={styles.band} aria-labelledby="home-prepaid">
          <h2 id="home-prepaid">
            <FormattedMessage id="shell.home.prepaid" />
          </h2>
          <PrepaidLinks />
        </section>
        <Promises />
      </Wrap>
    </div>
  );
}
