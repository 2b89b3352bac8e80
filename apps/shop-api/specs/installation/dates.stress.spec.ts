import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { stressRun } from '@alzette/server-kit/testing';
import { findInstallationCalendar, isBookable } from '@alzette/shop-api/installation';
import { dayInLuxembourg, isFree, laterBy } from '../../test/luxembourg-oracle';
import { openTestShop, type TestShop } from '../../test/shop';

// 173 samples are 253 hours apart, so every hour of the day occurs.
const row = stressRun('every-hour', { test: 48, full: 173, stress: 43_824 });
const hour = 60 * 60 * 1000;
const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(2031, 0, 1)];
const step = Math.floor((last - first) / hour / row.tries) * hour;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.database.deleteFrom('installation_full_days').execute();
});
afterAll(() => shop.close());

it('[J3, J4] at every hour from 2026 to 2030 the working days in Luxembourg can be booked from the sixth day on', async () => {
  for (let count = 0; count < row.tries; count += 1) {
    const moment = first + count * step;
    const today = dayInLuxembourg(moment);
    const calendar = await findInstallationCalendar({ ...shop.context, now: () => new Date(moment) }, 'en');
    const bookable = Array.from({ length: 100 }, (_, days) => laterBy(days - 2, today)).filter((date) =>
      isBookable(date, calendar),
    );
    const expected = Array.from({ length: 85 }, (_, days) => laterBy(days + 6, today)).filter((date) => !isFree(date));
    expect({ moment: new Date(moment).toISOString(), bookable }).toEqual({
      moment: new Date(moment).toISOString(),
      bookable: expected,
    });
    row.progress(count);
  }
  row.result({ wrong: 0, zones: 3 });
});

const root = join(__dirname, '../../../..');
/** Bytes a child process may print: the bundle holds the public holidays of every country. */
const maxBuffer = 64 * 1024 * 1024;
/** Prints how browser and server read a moment and a day in a time zone. */
const script = `
  import { todayInLuxembourg } from './libs/shop/i18n/src/locale';
  import { isDay, toDate, toDay } from './libs/shop/ui/src/field/date-picker/days';
  import { luxembourgDate } from './libs/shop/shop-model/src/locale';
  import { parseDate } from './libs/server/shop-api/platform/src/days';
  const [first, step, count] = process.argv.slice(2).map(Number);
  for (let index = 0; index < count; index += 1) {
    const day = todayInLuxembourg(new Date(first + index * step));
    const chosen = isDay(day) ? toDay(toDate(day)) : 'no day';
    console.log([luxembourgDate(new Date(first + index * step)), day, chosen, parseDate(chosen)].join(' '));
  }`;

it.each(['Europe/Luxembourg', 'Pacific/Auckland', 'America/Los_Angeles'])(
  '[J3] browser and server in %s agree on the day in Luxembourg',
  (zone) => {
    const esbuild = join(root, 'node_modules/.bin/esbuild');
    const bundle = execFileSync(
      esbuild,
      ['--bundle', '--platform=node', '--loader=ts', '--tsconfig=tsconfig.base.json'],
      { cwd: root, input: script, maxBuffer },
    );
    const printed = execFileSync(process.execPath, ['-', String(first), String(step), String(row.tries)], {
      env: { TZ: zone },
      input: bundle,
      maxBuffer,
    });
    const expected = Array.from({ length: row.tries }, (_, count) => {
      const day = dayInLuxembourg(first + count * step);
      const dashed = day.replaceAll('/', '-');
      return [dashed, day, day, dashed].join(' ');
    });
    expect(printed.toString().trim().split('\n')).toEqual(expected);
  },
);
