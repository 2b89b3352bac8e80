import { createHash, randomUUID } from 'node:crypto';
import { luxembourgDate, type NumberCorrection, type RescheduleRequest } from '@alzette/shop-model';
import { findInstallationCalendar, isBookable } from '../installation/installation';
import { insertLineEvents, type LineEventDetails } from '../order/line-event-repository';
import { contractEnd, has } from '../order/line-events';
import { enqueueLineMail } from '../order/line-mail-message';
import { checkNumber } from '../order/number-checks';
import { findOrderLines, hasPorting, type OrderLine } from '../order/order-lines';
import { lockOrder, type Order, updateComplementaryInformation } from '../order/order-repository';
import { enqueueLineWebhook } from '../order/transition-order';
import type { Executor } from '../platform/database/schema';
import { addWorkingDays, readDate, wireDate } from '../platform/days';
import { ProblemError, unprocessable } from '../platform/http/problem';
import type { ShopContext } from '../platform/shop-context';

type ChangeContext = Pick<ShopContext, 'database' | 'operator' | 'now'>;

/** Working days before an installation on which it may still be moved. */
const rescheduleDays = 2;

/** The last day on which the installation of a line may be moved, yyyy/MM/dd; null without one, or once it is done. */
export function rescheduleUntil({ information, events }: OrderLine, now: Date): string | null {
  const day = readDate(information?.installation?.date ?? '');
  if (day === null || contractEnd(events) || has(events, 'installed')) return null;
  const last = addWorkingDays(day, -rescheduleDays);
  return luxembourgDate(now) <= last ? wireDate(last) : null;
}

/** What may be corrected of a number that moves here, until the other operator is asked. */
export function correctableFields({ information, events, ...line }: OrderLine): ('iccid' | 'currentOperator')[] {
  const isAsked =
    has(events, 'porting_requested', 'porting_accepted', 'ported') && lastPorting(events) !== 'porting_refused';
  const mayCorrect =
    information !== null && hasPorting({ ...line, information, events }) && !contractEnd(events) && !isAsked;
  return mayCorrect ? ['iccid', 'currentOperator'] : [];
}

/** A refused request may be corrected and sent again. */
function lastPorting(events: OrderLine['events']) {
  return events.findLast(({ kind }) => kind.startsWith('port'))?.kind;
}

/**
 * Moves the installation of a line item.
 *
 * @throws ProblemError 409 `too_late`, 422 `line_unknown` or `installation_date_unavailable`
 */
export async function rescheduleInstallation(
  { database, now }: ChangeContext,
  orderId: string,
  { line: identifier, date, time }: RescheduleRequest,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { order, line } = await lockLine(transaction, orderId, identifier);
    const installation = line.information?.installation;
    if (!line.information || !installation || rescheduleUntil(line, now()) === null)
      throw new ProblemError(
        409,
        'too_late',
        `The installation can be moved up to ${rescheduleDays} working days before`,
      );
    if (installation.date === date && installation.time === time) return;
    const calendar = await findInstallationCalendar(transaction, now(), order.language);
    if (readDate(date) === null || !isBookable(date, calendar))
      throw unprocessable('installation_date_unavailable', 'body/date', 'is not available');
    const moved = { ...installation, date, time };
    await updateComplementaryInformation(transaction, orderId, { ...line.information, installation: moved });
    const details = { from: `${installation.date} ${installation.time}`, to: `${date} ${time}` };
    await recordChange(transaction, order, { identifier, kind: 'rescheduled', details, at: now() });
  });
}

/**
 * Corrects the SIM card or the present operator of a number that moves here.
 *
 * @throws ProblemError 409 `too_late`, 422 `line_unknown`, `iccid_missing` or `current_operator_missing`
 */
export async function correctNumber(
  { database, operator, now }: ChangeContext,
  orderId: string,
  { line: identifier, ...correction }: NumberCorrection,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { order, line } = await lockLine(transaction, orderId, identifier);
    if (!line.information || correctableFields(line).length === 0)
      throw new ProblemError(409, 'too_late', 'The other operator was asked already; call the customer service');
    const corrected = { ...line.information, ...correction };
    checkNumber(corrected, 'body', operator.prepaidOperatorCode);
    const fields = (['iccid', 'currentOperator'] as const).filter(
      (field) => corrected[field] !== line.information?.[field],
    );
    if (fields.length === 0) return;
    await updateComplementaryInformation(transaction, orderId, corrected);
    const details = fields.length === 1 && fields[0] ? { field: fields[0] } : {};
    await recordChange(transaction, order, { identifier, kind: 'corrected', details, at: now() });
  });
}

async function lockLine(transaction: Executor, orderId: string, identifier: string) {
  const order = await lockOrder(transaction, orderId);
  const line = (await findOrderLines(transaction, orderId)).find((each) => each.identifier === identifier);
  if (!line) throw unprocessable('line_unknown', 'body/line', 'is no line item of this order');
  return { order, line };
}

interface Change {
  readonly identifier: string;
  readonly kind: 'rescheduled' | 'corrected';
  readonly details: LineEventDetails;
  readonly at: Date;
}

async function recordChange(transaction: Executor, order: Order, { identifier, kind, details, at }: Change) {
  const id = `${kind}-${randomUUID()}`;
  const fingerprint = createHash('sha256').update(id).digest('hex');
  await insertLineEvents(transaction, [
    { order_id: order.id, line_identifier: identifier, id, kind, at, details, fingerprint },
  ]);
  await enqueueLineMail(transaction, order.id, id);
  const type = kind === 'rescheduled' ? 'order.installation_changed' : 'order.number_corrected';
  await enqueueLineWebhook(transaction, order, { type, at, lines: [identifier] });
}
