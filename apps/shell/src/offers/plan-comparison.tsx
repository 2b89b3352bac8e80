import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  describePlan,
  headlinePrice,
  type PlanDescription,
  speedText,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, PriceStepsText } from '@alzette/shop-widgets';
import { Button, VisuallyHidden } from '@alzette/ui';
import { type ComparedFact, CompareDialog } from './compare/compare-dialog';
import styles from './offers.module.css';
import { UnavailableTag } from './plans';

export interface PlanComparisonProps {
  readonly plans: readonly SubscriptionVariant[];
  /** Code of the chosen plan. */
  readonly value: string;
  readonly isAvailable: (plan: SubscriptionVariant) => boolean;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** The plans of a page as a table, fact by fact. */
export function PlanComparison({ plans, value, isAvailable, onChoose, onClose }: PlanComparisonProps) {
  const intl = useIntl();
  const locale = useShopLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <CompareDialog
      title={<FormattedMessage id="shell.compare.title.plans" />}
      onClose={onClose}
      facts={factsOf(plans, intl, money)}
      offers={plans.map((plan) => ({
        id: plan.code,
        head: (
          <PlanHead
            plan={plan}
            isChosen={plan.code === value}
            isAvailable={isAvailable(plan)}
            onChoose={() => {
              onChoose(plan.code);
              onClose();
            }}
          />
        ),
      }))}
    />
  );
}

interface PlanHeadProps {
  readonly plan: SubscriptionVariant;
  readonly isChosen: boolean;
  readonly isAvailable: boolean;
  readonly onChoose: () => void;
}

function PlanHead({ plan, isChosen, isAvailable, onChoose }: PlanHeadProps) {
  const { monthly, steps } = headlinePrice(plan, useSelector(selectIsExistingCustomer));
  return (
    <>
      <strong>{plan.name}</strong>
      <MonthlyPrice cents={monthly} />
      {!isAvailable && <UnavailableTag />}
      {isAvailable && (
        <Button variant={isChosen ? 'plain' : 'secondary'} onClick={onChoose}>
          <span aria-hidden>
            <FormattedMessage id={isChosen ? 'shell.compare.chosen' : 'shell.compare.choose'} />
          </span>
          <VisuallyHidden>
            <FormattedMessage id="shell.compare.choose.name" values={{ name: plan.name }} />
          </VisuallyHidden>
        </Button>
      )}
      {steps.length > 1 && (
        <small className={styles.facts}>
          <PriceStepsText steps={steps} />
        </small>
      )}
    </>
  );
}

/** A selling point of some plans is a fact of its own, which the other plans do not have. */
function factsOf(
  plans: readonly SubscriptionVariant[],
  { formatMessage, formatNumber }: IntlShape,
  money: (cents: number) => string,
): readonly ComparedFact[] {
  const described = plans.map(describePlan);
  const fact = (name: FactName, values: readonly (string | boolean)[]): ComparedFact => ({
    label: formatMessage({ id: `shell.compare.${name}` }),
    values,
  });
  const texts = (name: FactName, text: (description: PlanDescription) => string) => fact(name, described.map(text));
  const upload = ({ speeds }: SubscriptionVariant) =>
    speeds ? formatMessage({ id: 'shell.compare.upload.value' }, { speed: formatNumber(speeds.upload.maximum) }) : '';
  const highlights = new Set(plans.flatMap((plan) => plan.highlights));
  return [
    texts('data', ({ data }) => data),
    texts('data-abroad', ({ dataAbroad }) => dataAbroad),
    texts('speed', speedText),
    fact('upload', plans.map(upload)),
    texts('channels', ({ channels }) => channels),
    texts('more-channels', ({ moreChannels }) => moreChannels),
    fact(
      'commitment',
      plans.map(({ commitment }) => commitment.text),
    ),
    fact(
      'activation',
      plans.map(({ activationFee }) =>
        activationFee > 0 ? money(activationFee) : formatMessage({ id: 'common.free' }),
      ),
    ),
    fact(
      'esim',
      plans.map(({ esim }) => esim),
    ),
    ...[...highlights].map((highlight) => ({
      label: highlight,
      values: plans.map((plan) => plan.highlights.includes(highlight)),
    })),
    texts('label', ({ label }) => label),
  ];
}

type FactName =
  | 'activation'
  | 'channels'
  | 'commitment'
  | 'data'
  | 'data-abroad'
  | 'esim'
  | 'label'
  | 'more-channels'
  | 'speed'
  | 'upload';
