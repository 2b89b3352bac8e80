import { createHash, randomUUID } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import { luxembourgDate, type NumberCorrection, type RescheduleRequest, wireDate } from '@alzette/shop-model';
import { checkNumber } from '@alzette/shop-api/buyer';
import { findInstallationCalendar, type InstallationContext, isBookable } from '@alzette/shop-api/installation';
import { enqueueItemWebhook, lockOrder, type Order, updateComplementaryInformation } from '@alzette/shop-api/order';
import { addWorkingDays, type Executor, parseDate, unprocessable } from '@alzette/shop-api/platform';
import { insertItemEvents, type ItemEventDetails } from '../items/item-event-repository';
import { contractEnd, has } from '../items/item-events';
import { enqueueItemMail } from '../items/item-mail-message';
import { findMainItems, hasPorting, isSelfInstalled, type MainItem } from '../items/main-items';

type ChangeContext = Pick<InstallationContext, 'database' | 'operator' | 'now' | 'partners'>;

/** Working days before an installation on which it may still be moved. */
const rescheduleDays = 2;

/** The last day on which the installation of a line item may be moved, yyyy/MM/dd; null without one, or once it is done. */
export function rescheduleUntil({ information, events }: MainItem, now: Date): string | null {
  const day = parseDate(information?.installation?.date ?? '');
  if (day === null || contractEnd(events) || has(events, 'installed')) return null;
  const last = addWorkingDays(day, -rescheduleDays);
  return luxembourgDate(now) <= last ? wireDate(last) : null;
}

/** The fields of a number porting that the shopper may correct until the porting is requested from the other operator. */
export function correctableFields({ information, events, ...item }: MainItem): ('iccid' | 'currentOperator')[] {
  const isAsked =
    has(events, 'porting_requested', 'porting_accepted', 'ported') && lastPorting(events) !== 'porting_refused';
  const mayCorrect =
    information !== null && hasPorting({ ...item, information, events }) && !contractEnd(events) && !isAsked;
  return mayCorrect ? ['iccid', 'currentOperator'] : [];
}

/** A refused request may be corrected and sent again. */
function lastPorting(events: MainItem['events']) {
  return events.findLast(({ kind }) => kind.startsWith('port'))?.kind;
}

/**
 * Moves the installation of a line item.
 *
 * @throws ProblemError 409 `too_late`, 422 `item_unknown` or `installation_date_unavailable`
 */
export async function rescheduleInstallation(
  { database, now, partners }: ChangeContext,
  orderId: string,
  { item: identifier, date, time: wanted }: RescheduleRequest,
): Promise<void> {
  // Outside the transaction, because a partner may take seconds. The language affects only the names of holidays.
  const calendar = await findInstallationCalendar({ database, now, partners }, 'fr');
  await database.transaction().execute(async (transaction) => {
    const { order, item } = await lockItem(transaction, orderId, identifier);
    const installation = item.information?.installation;
    if (!item.information || !installation || rescheduleUntil(item, now()) === null)
      throw new ProblemError('too_late', {
        detail: `The installation can be moved up to ${rescheduleDays} working days before`,
      });
    // Without a technician only the day is relevant.
    const time = isSelfInstalled(item) ? installation.time : wanted;
    if (installation.date === date && installation.time === time) return;
    if (parseDate(date) === null || !isBookable(date, calendar))
      throw unprocessable('installation_date_unavailable', 'body/date', 'is not available');
    const moved = { ...installation, date, time };
    await updateComplementaryInformation(transaction, orderId, { ...item.information, installation: moved });
    const details = { from: `${installation.date} ${installation.time}`, to: `${date} ${time}` };
    await recordChange(transaction, order, { identifier, kind: 'rescheduled', details, at: now() });
  });
}

/**
 * Corrects the SIM card or the current operator of a number porting.
 *
 * @throws ProblemError 409 `too_late`, 422 `item_unknown`, `iccid_missing` or `current_operator_missing`
 */
export async function correctNumber(
  { database, operator, now }: Omit<ChangeContext, 'partners'>,
  orderId: string,
  { item: identifier, ...correction }: NumberCorrection,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { order, item } = await lockItem(transaction, orderId, identifier);
    if (!item.information || correctableFields(item).length === 0)
      throw new ProblemError('too_late', { detail: 'The other operator was asked already; call the customer service' });
    const corrected = { ...item.information, ...correction };
    checkNumber(corrected, 'body', operator.prepaidOperatorCode);
    const fields = (['iccid', 'currentOperator'] as const).filter(
      (field) => corrected[field] !== item.information?.[field],
    );
    if (fields.length === 0) return;
    await updateComplementaryInformation(transaction, orderId, corrected);
    const details = fields.length === 1 && fields[0] ? { field: fields[0] } : {};
    await recordChange(transaction, order, { identifier, kind: 'corrected', details, at: now() });
  });
}

async function lockItem(transaction: Executor, orderId: string, identifier: string) {
  const order = await lockOrder(transaction, orderId);
  const item = (await findMainItems(transaction, orderId)).find((each) => each.identifier === identifier);
  if (!item) throw unprocessable('item_unknown', 'body/item', 'is no line item of this order');
  return { order, item };
}

interface Change {
  readonly identifier: string;
  readonly kind: 'rescheduled' | 'corrected';
  readonly details: ItemEventDetails;
  readonly at: Date;
}

async function recordChange(transaction: Executor, order: Order, { identifier, kind, details, at }: Change) {
  const id = `${kind}-${randomUUID()}`;
  const fingerprint = createHash('sha256').update(id).digest('hex');
  await insertItemEvents(transaction, [
    { order_id: order.id, item_identifier: identifier, id, kind, at, details, fingerprint },
  ]);
  await enqueueItemMail(transaction, order.id, id);
  const type = kind === 'rescheduled' ? 'order.installation_changed' : 'order.number_corrected';
  await enqueueItemWebhook(transaction, order, { type, at, items: [identifier] });
}
