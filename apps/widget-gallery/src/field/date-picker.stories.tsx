import type { Meta, StoryContext } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';
import { SampleDatePicker, SampleTime } from './sample-date-picker';

export default {
  title: 'Fields/Date picker',
  // The calendars are a file of their own: the page is there when they are.
  play: async ({ canvasElement }: StoryContext) => void (await within(canvasElement).findAllByRole('grid')),
} satisfies Meta;

const wrongDays = {
  date: '31.02.2027',
  'too-early': '2026/12/01',
  'too-late': '2027/03/01',
  unavailable: '2026/12/16',
  holiday: '2026/12/25',
} as const;

export function States() {
  const message = useMessage();
  return (
    <Sheet title="date-picker">
      <Specimen state="state.blocked">
        <SampleDatePicker name="blocked" help={message('day.help')} required />
      </Specimen>
      <Specimen state="state.chosen">
        <SampleDatePicker name="chosen" help={message('day.help')} value="2026/12/17" />
      </Specimen>
      <Specimen state="state.focused">
        <SampleDatePicker name="focused" value="2026/12/18" />
      </Specimen>
      <Specimen state="state.disabled">
        <SampleDatePicker name="disabled" disabled value="2026/12/17" />
      </Specimen>
      <Specimen state="state.side" wide>
        <SampleDatePicker name="side" value="2026/12/18" side={<SampleTime />} />
      </Specimen>
    </Sheet>
  );
}

export function Errors() {
  const message = useMessage();
  return (
    <Sheet title="date-picker-errors">
      <Specimen state="kind.required">
        <SampleDatePicker name="required" required error={message('day.error.required')} />
      </Specimen>
      {(Object.keys(wrongDays) as (keyof typeof wrongDays)[]).map((kind) => (
        <Specimen key={kind} state={`kind.${kind}`}>
          <SampleDatePicker name={kind} value={wrongDays[kind]} />
        </Specimen>
      ))}
    </Sheet>
  );
}
