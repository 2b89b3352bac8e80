import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import {
  Amount,
  Button,
  Disclosure,
  focusField,
  FormerPrice,
  ItemCard,
  Note,
  Price,
  SecurePayment,
  Stepper,
  type StepperItem,
  Untranslated,
} from './index';

const items: readonly StepperItem[] = [
  { id: 'cart', label: 'Cart', state: 'done' },
  { id: 'contract', label: 'Contract', state: 'active' },
  { id: 'summary', label: 'Summary', state: 'next' },
];

describe('the stepper', () => {
  it('[G2] opens done steps and disables later ones', async () => {
    const handleSelect = jest.fn();
    render(<Stepper items={items} position="Step 2 of 3" onSelect={handleSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
    expect(handleSelect).toHaveBeenCalledWith('cart');
    expect(screen.getByRole('button', { name: 'Summary' })).toBeDisabled();
    expect(screen.getByRole('navigation', { name: 'Step 2 of 3' })).toBeInTheDocument();
  });

  it('[G2] opens its list on a press, for narrow screens, and closes it once a step is chosen', async () => {
    const handleSelect = jest.fn();
    render(<Stepper items={items} position="Step 2 of 3" onSelect={handleSelect} />);
    const toggle = screen.getByRole('button', { name: 'Contract Step 2 of 3' });
    const list = screen.getByRole('list');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveAttribute('aria-controls', list.id);
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(list).toHaveAttribute('data-open', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
    expect(handleSelect).toHaveBeenCalledWith('cart');
    expect(list).toHaveAttribute('data-open', 'false');
  });

  it('exposes the state of each step in an attribute and to assistive technology', () => {
    render(<Stepper items={items} position="Step 2 of 3" />);
    const states = screen.getAllByRole('listitem').map((item) => item.getAttribute('data-state'));
    expect(states).toEqual(['done', 'active', 'next']);
    expect(screen.getByText('Contract', { selector: '[aria-current=step]' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart' })).toBeDisabled();
  });
});

describe('the price', () => {
  it('[B12] is rendered in two parts and has one accessible name', () => {
    render(<Price label="€19.99 per month" integer="€19" fraction=".99" unit="/month" />);
    expect(screen.getByText('€19.99 per month')).toBeInTheDocument();
    for (const part of ['€19', '.99', '/month']) {
      expect(screen.getByText(part)).toHaveAttribute('aria-hidden', 'true');
    }
  });
});

describe('the button', () => {
  it('changes its label and ignores presses while busy, but keeps focus', async () => {
    const handleClick = jest.fn();
    const { rerender } = render(<Button onClick={handleClick}>Check</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    rerender(
      <Button onClick={handleClick} busy busyLabel="Checking">
        Check
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Checking' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit its form while busy', async () => {
    const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" busy>
          Order
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(handleSubmit).not.toHaveBeenCalled();
  });
});

describe('the secure-payment block', () => {
  it('[A7] shows four marks as pictures, and four reassurances', () => {
    render(
      <SecurePayment
        title="Secure card payment"
        marks={['CardPay', 'VISA', 'LuxCard', 'Mastercard']}
        assurances={(['return', 'delivery', 'service', 'price'] as const).map((icon) => ({
          icon,
          title: icon,
          text: '',
        }))}
      />,
    );
    const [marks, assurances] = screen.getAllByRole('list');
    expect(marks?.children).toHaveLength(4);
    expect(marks?.querySelectorAll('svg')).toHaveLength(4);
    for (const name of ['VISA', 'Mastercard']) expect(screen.getByRole('img', { name })).toBeVisible();
    for (const name of ['CardPay', 'LuxCard']) expect(screen.getByText(name)).toBeVisible();
    expect(assurances?.children).toHaveLength(4);
  });
});

describe('the item card', () => {
  function FoldingCard() {
    const [open, setOpen] = useState(false);
    return (
      <ItemCard
        picture={null}
        title="Mobile M"
        price="€19.99"
        sections={[<input key="field" id="kept-number" aria-label="Number" />]}
        actions={<button type="button">Delete</button>}
        fold={{ open, onToggle: setOpen, folded: 'New number' }}
      />
    );
  }

  it('[B2] folds everything below its head but the actions', async () => {
    render(<FoldingCard />);
    const fold = screen.getByRole('button', { name: 'Mobile M' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Number')).not.toBeVisible();
    expect(screen.getByText('New number')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    fold.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Number')).toBeVisible();
    expect(screen.queryByText('New number')).not.toBeInTheDocument();
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByLabelText('Number'),
    );
  });

  it('[B2, G3] opens for a field that a link leads to', () => {
    render(<FoldingCard />);
    act(() => focusField('kept-number'));
    expect(screen.getByLabelText('Number')).toBeVisible();
    expect(screen.getByLabelText('Number')).toHaveFocus();
  });

  it('[B2] has nothing to fold without content', () => {
    render(<ItemCard picture={null} title="Mobile M" price="€19.99" fold={{ open: true, onToggle: jest.fn() }} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[B2] unfolds its details and holds its actions', async () => {
    render(
      <ItemCard
        picture={null}
        title="Alzette S"
        price="19,99 €"
        details={{ summary: 'Details', rows: [{ id: 'plan', label: 'Plan', amount: '19,99 €' }] }}
        actions={<Button variant="subtle">Delete</Button>}
      />,
    );
    expect(screen.getByRole('article', { name: 'Alzette S' })).toBeInTheDocument();
    const details = screen.getByText('Plan').closest('details');
    expect(details).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Details'));
    expect(details).toHaveAttribute('open');
  });
});

describe('disclosure and note', () => {
  it('reports when it is toggled', async () => {
    const handleToggle = jest.fn();
    render(
      <Disclosure summary="Promo code" onToggle={handleToggle}>
        …
      </Disclosure>,
    );
    await userEvent.click(screen.getByText('Promo code'));
    expect(handleToggle).toHaveBeenCalledWith(true);
  });

  it('[B5] can be dismissed', async () => {
    const handleClose = jest.fn();
    render(<Note title="Prices are kept" closeLabel="Close" onClose={handleClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});

describe('what browsers do not translate', () => {
  it('[N12] is amounts, names, numbers and codes', () => {
    render(
      <>
        <Price label="€19.99 per month" integer="€19" fraction=".99" unit="/month" />
        <Amount>€29.00</Amount>
        <FormerPrice label="Before">€24.99</FormerPrice>
        <Untranslated>Łódź</Untranslated>
      </>,
    );
    for (const text of ['€19', '.99', '€29.00', '€24.99', 'Łódź'])
      expect(screen.getByText(text)).toHaveAttribute('translate', 'no');
    for (const text of ['€19.99 per month', '/month', 'Before'])
      expect(screen.getByText(text).closest('[translate]')).toBeNull();
  });
});
