import { FormattedMessage } from 'react-intl';
import type { AdditionalVariant } from '@alzette/shop-model';
import { ActionRow, Button, Free, SwitchRow, VisuallyHidden } from '@alzette/ui';
import { AddOnPrice, AddOnTerms } from '../add-on-price/add-on-price';
import type { AdditionalWords } from './additional-words';

interface AdditionalControlProps {
  readonly name: string;
  readonly words: AdditionalWords;
  /** `included` comes at no price, `required` at its own; neither can be taken off (spec rows D6, D7). */
  readonly state: 'open' | 'chosen' | 'required' | 'included';
  readonly stacked: boolean;
  readonly variant: AdditionalVariant;
  readonly isExistingCustomer: boolean;
  readonly onToggle: (isWanted: boolean) => void;
}

/** The line with name and price, and the switch that puts it in; a button where the product wants no switch. */
export function AdditionalControl({
  name,
  words,
  state,
  stacked,
  variant,
  isExistingCustomer,
  onToggle,
}: AdditionalControlProps) {
  const isFixed = state === 'required' || state === 'included';
  const isIn = state !== 'open';
  const row = {
    label: words.title,
    stacked,
    pretitle: words.pretitle,
    help: (
      <>
        {words.subtitle}
        {state !== 'included' && <AddOnTerms offer={variant} isExistingCustomer={isExistingCustomer} />}
      </>
    ),
    end:
      state === 'included' ? <IncludedWord /> : <AddOnPrice offer={variant} isExistingCustomer={isExistingCustomer} />,
  };
  if (words.hasToggle || isFixed) {
    return <SwitchRow name={name} checked={isIn} disabled={isFixed} onChange={onToggle} {...row} />;
  }
  return (
    <ActionRow
      {...row}
      action={
        <Button variant={isIn ? 'plain' : 'secondary'} onClick={() => onToggle(!isIn)}>
          <FormattedMessage id={isIn ? 'offer.remove' : 'common.add'} />
          <VisuallyHidden> {words.title}</VisuallyHidden>
        </Button>
      }
    />
  );
}

function IncludedWord() {
  return (
    <Free>
      <FormattedMessage id="common.included" />
    </Free>
  );
}
