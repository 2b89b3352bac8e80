import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionRow, Button, OfferBar, OfferTile, OfferTiles, SegmentedChoice } from '../index';

describe('offer tiles', () => {
  function Offers() {
    const [value, setValue] = useState('s');
    return (
      <OfferTiles label="Plans">
        {['s', 'm'].map((code) => (
          <OfferTile
            key={code}
            name="plan"
            value={code}
            title={`Plan ${code}`}
            checked={value === code}
            onSelect={() => setValue(code)}
            price="19,99 €"
            promo="No minimum term"
            facts={['Calls']}
          />
        ))}
      </OfferTiles>
    );
  }

  it('are one choice, each named by its title and described by its price', async () => {
    render(<Offers />);
    const group = within(screen.getByRole('radiogroup', { name: 'Plans' }));
    expect(group.getByRole('radio', { name: 'Plan s' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Plan m' }));
    expect(group.getByRole('radio', { name: 'Plan s' })).not.toBeChecked();
    expect(group.getByRole('radio', { name: 'Plan m' })).toHaveAccessibleDescription('19,99 € No minimum term');
    expect(group.getByRole('article', { name: 'Plan m' })).toHaveTextContent('Calls');
  });
});

describe('the segmented choice', () => {
  it('is a group of radios', async () => {
    const handleChange = jest.fn();
    const options = [
      { value: 'new', label: 'New' },
      { value: 'change', label: 'Mine' },
    ];
    render(<SegmentedChoice name="mode" label="For whom" options={options} value="new" onChange={handleChange} />);
    const group = within(screen.getByRole('radiogroup', { name: 'For whom' }));
    expect(group.getByRole('radio', { name: 'New' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Mine' }));
    expect(handleChange).toHaveBeenCalledWith('change');
  });
});

describe('the action row', () => {
  it('has a text, a price and its button', () => {
    render(<ActionRow pretitle="New" label="Care" help="One repair" end="6,99 €" action={<Button>Add</Button>} />);
    for (const texts of ['New', 'Care', 'One repair', '6,99 €']) expect(screen.getByText(texts)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
  });
});

describe('the offer bar', () => {
  it('shows the offer and its totals, which a press unfolds', async () => {
    const handleOpen = jest.fn();
    render(
      <OfferBar
        label="Your choice"
        picture={null}
        title="Plan s"
        text="20 GB"
        sums={[{ id: 'monthly', label: 'Per month', price: '19,99 €' }]}
        short={{ label: 'Details of the price', price: '19,99 €', today: '0,00 € today' }}
        onOpen={handleOpen}
      >
        <Button variant="primary">Add to cart</Button>
      </OfferBar>,
    );
    const bar = within(screen.getByRole('region', { name: 'Your choice' }));
    expect(bar.getByText('20 GB')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Details of the price: 19,99 € , 0,00 € today' }));
    expect(handleOpen).toHaveBeenCalledTimes(1);
  });
});
