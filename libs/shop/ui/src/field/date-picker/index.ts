export { DatePicker, type DatePickerProps } from './date-picker';
export { dayProblem, isDay, type DayLimits, type DayProblem } from './days';
export type { CalendarMessages } from './month-calendar';
