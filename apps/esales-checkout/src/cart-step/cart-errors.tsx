import { useIntl } from 'react-intl';
import { ErrorSummary } from '@alzette/ui';
import type { CartProblem } from './cart-problems';

/** What needs correcting, line by line, on top of the cart. */
export function CartErrors({
  problems,
  attempt,
}: {
  readonly problems: readonly CartProblem[];
  readonly attempt: number;
}) {
  const { formatMessage } = useIntl();
  if (problems.length === 0) return null;

  const errors = problems.map(({ name, labelId, messageId, item }) => {
    const label = formatMessage(
      { id: 'shop.line.question' },
      { line: item.variant.name, label: formatMessage({ id: labelId }) },
    );
    const message = formatMessage({ id: messageId });
    return { fieldId: name, message: formatMessage({ id: 'common.error-line' }, { label, message }) };
  });
  const title = formatMessage({ id: 'common.error-summary.title' }, { count: errors.length });
  return <ErrorSummary title={title} errors={errors} attempt={attempt} />;
}
