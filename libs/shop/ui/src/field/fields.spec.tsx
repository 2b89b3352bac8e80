import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  ChoiceTiles,
  DateOfBirthField,
  ErrorSummary,
  QuantityInput,
  SelectField,
  SwitchRow,
  TextArea,
  TextField,
} from '../index';

const tiles = [
  { value: 'eSIM', title: 'eSIM', text: 'Ready at once' },
  { value: 'physical', title: 'SIM card' },
];

describe('text fields', () => {
  it('[N1] have the constraints that the browser checks', async () => {
    const user = userEvent.setup();
    function Postcode() {
      const [value, setValue] = useState('');
      return (
        <TextField name="postcode" label="Postcode" required pattern="[0-9]{4}" value={value} onChange={setValue} />
      );
    }
    render(<Postcode />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode' });
    expect(input.validity.valueMissing).toBe(true);
    await user.type(input, '82');
    expect(input.validity.patternMismatch).toBe(true);
    await user.type(input, '11');
    expect(input.validity.valid).toBe(true);
  });

  it('[N8] show their own error, linked to the control together with the help text', () => {
    render(
      <>
        <TextField
          name="a.email"
          label="E-mail"
          help="For your contract."
          error="Enter an address."
          value=""
          onChange={jest.fn()}
        />
        <TextArea name="a.more" label="More" error="Say less." value="" onChange={jest.fn()} />
        <SelectField
          name="a.origin"
          label="Nationality"
          error="Choose one."
          options={[]}
          value=""
          onChange={jest.fn()}
        />
        <Checkbox name="a.agree" label="I agree" error="Tick this box." checked={false} onChange={jest.fn()} />
        <SwitchRow name="a.keep" label="Keep my number" error="Decide." checked={false} onChange={jest.fn()} />
        <ChoiceTiles name="a.sim" label="SIM" error="Choose a SIM." tiles={tiles} value="" onChange={jest.fn()} />
      </>,
    );
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter an address. For your contract.');
    expect(screen.getByLabelText('More')).toHaveAccessibleDescription('Say less.');
    expect(screen.getByLabelText('Nationality')).toHaveAccessibleDescription('Choose one.');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick this box.');
    expect(screen.getByRole('switch', { name: 'Keep my number' })).toHaveAccessibleDescription('Decide.');
    expect(screen.getByRole('radiogroup', { name: 'SIM' })).toHaveAccessibleDescription('Choose a SIM.');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(6);
  });
});

describe('the checkbox group', () => {
  const boxes = [
    { value: 'certify', label: 'I certify' },
    { value: 'conditions', label: 'I accept', error: 'Needed to order.' },
  ];

  it('[N2] is invalid without a tick if one is required, and with an invalid box', async () => {
    function Group({ required = false, error }: { readonly required?: boolean; readonly error?: string }) {
      const [values, setValues] = useState<readonly string[]>([]);
      const sample = [boxes[0], { ...boxes[1], error }] as CheckboxGroupProps['boxes'];
      return (
        <CheckboxGroup name="g" label="Group" boxes={sample} values={values} onChange={setValues} required={required} />
      );
    }
    const { rerender } = render(<Group required />);
    const invalid = () => screen.getAllByRole('checkbox').filter((box) => !(box as HTMLInputElement).validity.valid);
    expect(invalid()).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I certify' }));
    expect(invalid()).toEqual([]);
    rerender(<Group required error="Needed to order." />);
    expect(screen.getByRole('checkbox', { name: /^I accept/u })).toBeInvalid();
    rerender(<Group />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I certify' }));
    expect(invalid()).toEqual([]);
  });

  it('[N2] reports the ticked boxes in the order shown', async () => {
    const handleChange = jest.fn();
    render(
      <CheckboxGroup
        name="accept"
        label="Your agreement"
        boxes={boxes}
        values={['conditions']}
        onChange={handleChange}
      />,
    );
    expect(screen.getByRole('group', { name: 'Your agreement' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I certify' }));
    expect(handleChange).toHaveBeenCalledWith(['certify', 'conditions']);
  });
});

describe('choice tiles', () => {
  it('[N3] are one radio group that is invalid until a value is chosen', async () => {
    function Sim() {
      const [value, setValue] = useState('');
      return (
        <ChoiceTiles
          name="sim-type"
          label="SIM"
          required
          tiles={tiles}
          value={value}
          error={value ? null : 'Choose.'}
          onChange={setValue}
        />
      );
    }
    render(<Sim />);
    const group = screen.getByRole('radiogroup', { name: 'SIM' });
    expect(group).toBeInvalid();
    await userEvent.click(screen.getByText('SIM card'));
    expect(screen.getByRole('radio', { name: 'SIM card' })).toBeChecked();
    expect(group).toBeValid();
  });
});

describe('the quantity field', () => {
  function renderQuantity(start = 1) {
    const handleChange = jest.fn();
    function Quantity() {
      const [value, setValue] = useState(start);
      return (
        <QuantityInput
          name="quantity"
          label="Quantity"
          value={value}
          max={3}
          decreaseLabel="Less"
          increaseLabel="More"
          rangeError="From 1 to 3."
          onChange={(next) => {
            handleChange(next);
            setValue(next);
          }}
        />
      );
    }
    render(<Quantity />);
    return { handleChange, user: userEvent.setup(), input: screen.getByRole('spinbutton', { name: 'Quantity' }) };
  }

  it('[N4] ranges from 1 to the product’s maximum, by its buttons and by the arrow keys', async () => {
    const { user, input } = renderQuantity();
    expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.type(input, '{ArrowUp}{ArrowUp}');
    expect(input).toHaveValue('3');
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  });

  it.each(['0', '4', '1.5', 'x'])(
    '[N4] never reports %s, shows an error, and returns to a valid quantity',
    async (typed) => {
      const { user, input, handleChange } = renderQuantity(2);
      await user.clear(input);
      await user.paste(typed);
      expect(input).toHaveAccessibleDescription('From 1 to 3.');
      await user.tab();
      expect(input).toHaveValue('2');
      expect(input).toBeValid();
      expect(handleChange).not.toHaveBeenCalled();
    },
  );
});

describe('the date of birth', () => {
  const partLabels = { day: 'Day', month: 'Month', year: 'Year' };

  it('is typed in three parts and reported as yyyy/MM/dd, without rewriting the typed text', async () => {
    const handleChange = jest.fn();
    function Birthdate() {
      const [value, setValue] = useState('');
      return (
        <DateOfBirthField
          name="contract.personal.birthdate"
          label="Date of birth"
          value={value}
          partLabels={partLabels}
          onChange={(next) => {
            handleChange(next);
            setValue(next);
          }}
        />
      );
    }
    render(<Birthdate />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Day'), '5');
    await user.type(screen.getByLabelText('Month'), '12');
    await user.type(screen.getByLabelText('Year'), '1991');
    expect(handleChange).toHaveBeenLastCalledWith('1991/12/05');
    expect(screen.getByLabelText('Day')).toHaveValue('5');
    expect(document.querySelector('[name="contract.personal.birthdate"]')).toHaveValue('1991/12/05');
  });

  it('marks the first wrong part, or all three if only the whole is wrong', () => {
    const props = { name: 'birthdate', label: 'Date of birth', error: 'Wrong.', partLabels, onChange: jest.fn() };
    const { rerender } = render(<DateOfBirthField {...props} value="1991/13/05" />);
    expect(screen.getByLabelText('Month')).toBeInvalid();
    expect(screen.getByLabelText('Day')).toBeValid();
    rerender(<DateOfBirthField {...props} value="1991/02/31" />);
    expect(screen.getByLabelText('Day')).toBeInvalid();
    expect(screen.getByLabelText('Year')).toBeInvalid();
  });
});

describe('the error summary', () => {
  it('[G3] links to the fields, and is no live region', async () => {
    render(
      <>
        <ErrorSummary title="Two values to correct" errors={[{ fieldId: 'a.sim', message: 'Choose a SIM.' }]} />
        <ChoiceTiles name="a.sim" label="SIM" tiles={tiles} value="" onChange={jest.fn()} />
      </>,
    );
    expect(screen.getByRole('group', { name: 'Two values to correct' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Choose a SIM.' }));
    expect(screen.getByRole('radio', { name: 'eSIM Ready at once' })).toHaveFocus();
  });
});
