import { FormattedMessage } from 'react-intl';
import { formatDate, useShopLocale } from '@alzette/i18n';
import type { FollowedOrder } from '@alzette/shop-model';
import { CheckIcon, VisuallyHidden } from '@alzette/ui';
import styles from './order-progress.module.css';
import { stagesOf, whereIs } from './order-stages';

/** The progress of an order: a sentence, and the stages from order to service. */
export function OrderProgress({ followed }: { readonly followed: FollowedOrder }) {
  const stages = stagesOf(followed);
  const current = stages.find(({ isDone }) => !isDone);
  return (
    <div className={styles.progress}>
      <p>
        <Now followed={followed} />
      </p>
      <ol>
        {stages.map(({ id, isDone }) => {
          const name = <FormattedMessage id={`orders.stage.${id}`} />;
          return (
            <li key={id} data-done={isDone} aria-current={id === current?.id ? 'step' : undefined}>
              {isDone && <CheckIcon size={16} />}
              <span aria-hidden>{name}</span>
              <VisuallyHidden>
                {name} {isDone && <FormattedMessage id="orders.stage.isDone" />}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Now({ followed }: { readonly followed: FollowedOrder }) {
  const locale = useShopLocale();
  const now = whereIs(followed);
  return (
    <FormattedMessage
      id={`orders.now.${now.kind}`}
      values={{
        date: 'date' in now ? formatDate(now.date, locale, 'long') : '',
        names: 'names' in now ? now.names.join(', ') : '',
      }}
    />
  );
}
