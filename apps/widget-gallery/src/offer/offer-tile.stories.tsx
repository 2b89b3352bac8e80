import type { Meta } from '@storybook/react-webpack5';
import { FormerPrice, OfferTile, OfferTiles, Tag } from '@alzette/ui';
import { Held } from '../support/held';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';

export default { title: 'Offers/Offer tile' } satisfies Meta;

interface SampleProps {
  readonly name: string;
  readonly chosen: string;
  readonly plans?: readonly ('s' | 'm' | 'l')[];
  readonly long?: boolean;
  readonly paired?: boolean;
}

function Sample({ name, chosen, plans = ['s', 'm', 'l'], long, paired }: SampleProps) {
  const message = useMessage();
  const money = useMoney();
  const facts = [message('plan.calls'), message('plan.europe'), message('plan.speed')];
  const cents = { s: 1499, m: 1999, l: 3499 };
  const was = <FormerPrice label={message('common.price-before')}>{money(2499)}</FormerPrice>;
  return (
    <Held first={chosen}>
      {(held, hold) => (
        <OfferTiles label={message('plans')} paired={paired}>
          {plans.map((plan) => (
            <OfferTile
              key={plan}
              name={name}
              value={plan}
              checked={held === plan}
              onSelect={() => hold(plan)}
              titleLevel={2}
              title={message(long ? 'plan.long' : `plan.${plan}`)}
              tag={
                plan === 'm' && <Tag tone={long ? 'amber' : 'river'}>{message(long ? 'tag.long' : 'tag.popular')}</Tag>
              }
              lead={message(`plan.${plan}.lead`)}
              price={<SamplePrice cents={cents[plan]} size="lg" />}
              promo={plan === 'm' ? was : message('plan.term')}
              facts={long ? [...facts, message('addon.long')] : facts}
              terms={plan === 's' && message('plan.terms')}
            />
          ))}
        </OfferTiles>
      )}
    </Held>
  );
}

export function States() {
  return (
    <Sheet title="offer-tile">
      <Specimen state="state.none" bare wide>
        <Sample name="none" chosen="" />
      </Specimen>
      <Specimen state="state.chosen" bare wide>
        <Sample name="chosen" chosen="m" />
      </Specimen>
      <Specimen state="state.focused" bare wide>
        <Sample name="focused" chosen="s" plans={['s', 'm']} />
      </Specimen>
      <Specimen state="state.paired" bare wide>
        <Sample name="paired" chosen="m" paired />
      </Specimen>
      <Specimen state="state.long" bare wide>
        <Sample name="long" chosen="l" long />
      </Specimen>
    </Sheet>
  );
}
