// Prints the current steps, their progress and their durations. On a terminal the line is rendered again every second.
const started = Date.now();
const steps = [];

/** Runs one numbered step. `label` reads like "Installing packages". */
export async function step(number, total, label, work) {
  const current = { label, head: `[${number}/${total}] ${label}`, note: '', begun: Date.now() };
  steps.push(current);
  const timer = process.stdout.isTTY ? setInterval(redraw, 1000) : null;
  if (!timer) console.log(`${current.head} …`);
  let sign = '✗';
  try {
    const result = await work((text) => {
      current.note = ` (${text})`;
      if (!timer) console.log(`      ${text}`);
    });
    sign = '✓';
    return result;
  } finally {
    current.ended = Date.now();
    if (timer) clearInterval(timer);
    console.log(`${timer ? clearLine : ''}${current.head} ${sign} ${duration(current)}`);
  }
}

/** Time since the command began, as text. */
export function sinceStart() {
  return durationOf(Date.now() - started);
}

/** Each step so far with its duration, as text. */
export function stepTimes() {
  return steps.map((each) => `${each.label} ${duration(each)}${each.ended ? '' : ' and not done'}`).join(', ');
}

const clearLine = '\r\x1b[2K';

function redraw() {
  const lines = steps.filter(({ ended }) => !ended).map((each) => `${each.head} … ${duration(each)}${each.note}`);
  process.stdout.write(`${clearLine}${lines.join('  ')}`);
}

function duration({ begun, ended = Date.now() }) {
  return durationOf(ended - begun);
}

/** Milliseconds as text: `1 min 5 s`. */
export function durationOf(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
