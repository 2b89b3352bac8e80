import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon, Dialog, VisuallyHidden } from '@alzette/ui';
import styles from './compare-dialog.module.css';

export interface ComparedOffer {
  readonly id: string;
  /** Name, price and what can be done with the offer. */
  readonly head: ReactNode;
}

export interface ComparedFact {
  readonly label: string;
  /** One for each offer. A boolean is a tick or a dash; an empty text is a dash. */
  readonly values: readonly (string | boolean)[];
}

interface CompareDialogProps {
  readonly title: ReactNode;
  readonly offers: readonly ComparedOffer[];
  readonly facts: readonly ComparedFact[];
  readonly onClose: () => void;
}

/** Offers side by side, one column each: first the facts that differ, then those that are the same. */
export function CompareDialog({ title, offers, facts, onClose }: CompareDialogProps) {
  const { formatMessage } = useIntl();
  const known = facts.filter(({ values }) => values.some(Boolean));
  const differs = ({ values }: ComparedFact) => new Set(values).size > 1;
  return (
    <Dialog open size="wide" title={title} onClose={onClose} closeLabel={formatMessage({ id: 'common.close' })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {offers.map(({ id, head }) => (
              <th key={id} scope="col">
                <div className={styles.head}>{head}</div>
              </th>
            ))}
          </tr>
        </thead>
        <Facts
          title={<FormattedMessage id="shell.compare.differences" />}
          facts={known.filter(differs)}
          columns={offers.length}
        />
        <Facts
          title={<FormattedMessage id="shell.compare.same" />}
          facts={known.filter((fact) => !differs(fact))}
          columns={offers.length}
        />
      </table>
    </Dialog>
  );
}

interface FactsProps {
  readonly title: ReactNode;
  readonly facts: readonly ComparedFact[];
  /** The number of offers. */
  readonly columns: number;
}

function Facts({ title, facts, columns }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.group}>
        <th colSpan={columns + 1} scope="rowgroup">
          <span>{title}</span>
        </th>
      </tr>
      {facts.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            // Offers keep their column.
            <td key={index}>
              <Value value={value} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value }: { readonly value: string | boolean }) {
  if (typeof value === 'string' && value !== '') return value;
  return (
    <>
      {value === true ? <CheckIcon size={20} /> : <span aria-hidden>–</span>}
      <VisuallyHidden>
        <FormattedMessage id={value === true ? 'shell.compare.yes' : 'shell.compare.no'} />
      </VisuallyHidden>
    </>
  );
}
