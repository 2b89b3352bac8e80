import { useIntl } from 'react-intl';
import { ErrorSummary } from '@alzette/ui';
import type { FormErrors } from '../rules/form-schema';
import type { FieldDescription } from './form-context';
import { useErrorWords } from './use-error-words';

interface FormErrorSummaryProps {
  readonly attempt: number;
  /** Fields that the last submit found wrong and that still are. */
  readonly names: readonly string[];
  readonly errors: FormErrors;
  readonly fields: ReadonlyMap<string, FieldDescription>;
}

export function FormErrorSummary({ attempt, names, errors, fields }: FormErrorSummaryProps) {
  const { formatMessage } = useIntl();
  const errorWords = useErrorWords();
  if (names.length === 0) return null;

  const lines = names.map((name) => {
    const field = fields.get(name);
    const message = errorWords(field?.messageId ?? name, errors[name] ?? 'invalid', field?.errorValues);
    const line = field ? formatMessage({ id: 'common.error-line' }, { label: field.label, message }) : message;
    return { fieldId: name, message: line };
  });
  const title = formatMessage({ id: 'common.error-summary.title' }, { count: lines.length });
  return <ErrorSummary title={title} errors={lines} attempt={attempt} />;
}
