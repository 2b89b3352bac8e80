import { FormattedMessage } from 'react-intl';
import { Wrap } from '@alzette/ui';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { PlanTable } from './plan-table';
import { Promises } from './promises';

/** One idea: everything on one line. Then the plans, and what we promise. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <Hero />
      <Wrap>
        <section className={styles.band} aria-labelledby="home-plans">
          <h2 id="home-plans">
            <FormattedMessage id="shell.home.plans" />
          </h2>
          <PlanTable />
        </section>
        <Promises />
      </Wrap>
    </div>
  );
}
