import { wireDate } from '@alzette/shop-model';
import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import {
  atLuxembourg,
  findInstallationCalendar,
  type InstallationContext,
  isBookable,
} from '@alzette/shop-api/installation';
import {
  daysBetween,
  type OperatorContext,
  parseDate,
  scopeGuard,
  type ShopServer,
  tmfErrors,
} from '@alzette/shop-api/platform';

const DateTime = Type.String({ format: 'date-time', maxLength: 40 });
/** Unknown attributes are ignored. */
const open = { maxProperties: 20 };
const PeriodSchema = Type.Object({ startDateTime: DateTime, endDateTime: DateTime }, open);
const TimeSlotSchema = Type.Object({ validFor: PeriodSchema }, open);
const SearchSchema = Type.Object(
  {
    /** Slots that lie within any of these; every slot if left out. */
    requestedTimeSlot: Type.Optional(Type.Array(TimeSlotSchema, { maxItems: 20 })),
  },
  open,
);
const FoundSchema = Type.Object({
  id: Type.String(),
  status: Type.Literal('done'),
  searchDate: DateTime,
  availableTimeSlot: Type.Array(Type.Intersect([Type.Object({ id: Type.String() }), TimeSlotSchema])),
  '@type': Type.Literal('SearchTimeSlot'),
});

/** The hours of "morning" and "afternoon". */
const halves = [
  ['morning', '08:00', '12:00'],
  ['afternoon', '13:00', '17:00'],
] as const;

/** TMF646: the half days on which an installation can be booked. Nothing is stored. */
export function appointmentRoutes(app: ShopServer, context: OperatorContext & InstallationContext): void {
  app.post(
    '/tmf-api/appointment/v4/searchTimeSlot',
    {
      onRequest: scopeGuard(app, context)('appointments:read'),
      schema: {
        tags: ['appointments'],
        body: SearchSchema,
        response: { 201: FoundSchema, ...tmfErrors },
      },
    },
    async ({ body: { requestedTimeSlot: requested } }, reply) => {
      const calendar = await findInstallationCalendar(context, 'en');
      const [first, last] = [parseDate(calendar.earliest) ?? '', parseDate(calendar.latest) ?? ''];
      const slots = daysBetween(first, last)
        .filter((day) => isBookable(wireDate(day), calendar))
        .flatMap((day) =>
          halves.map(([half, start, end]) => ({
            id: `${day}:${half}`,
            validFor: { startDateTime: atLuxembourg(day, start), endDateTime: atLuxembourg(day, end) },
          })),
        );
      const isWanted = ({ validFor: slot }: (typeof slots)[number]) =>
        requested?.some(
          ({ validFor }) =>
            new Date(validFor.startDateTime) <= new Date(slot.startDateTime) &&
            new Date(slot.endDateTime) <= new Date(validFor.endDateTime),
        ) ?? true;
      return reply.code(201).send({
        id: randomUUID(),
        status: 'done',
        searchDate: context.now().toISOString(),
        availableTimeSlot: slots.filter(isWanted),
        '@type': 'SearchTimeSlot',
      });
    },
  );
}
