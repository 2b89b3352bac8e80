// Prints the current step, its progress and its duration. On a terminal the line is redrawn every second.
const started = Date.now();

/** Runs one numbered step. `label` reads like "Installing packages". */
export async function step(number, total, label, work) {
  const begun = Date.now();
  const head = `[${number}/${total}] ${label}`;
  const note = { text: '' };
  const redraw = () => process.stdout.write(`\r\x1b[2K${head} … ${seconds(begun)}${note.text}`);
  const timer = process.stdout.isTTY ? setInterval(redraw, 1000) : null;
  if (!timer) console.log(`${head} …`);
  try {
    const result = await work((text) => {
      note.text = ` (${text})`;
      if (!timer) console.log(`      ${text}`);
    });
    finish(timer, `${head} ✓ ${seconds(begun)}`);
    return result;
  } catch (error) {
    finish(timer, `${head} ✗ ${seconds(begun)}`);
    throw error;
  }
}

/** Time since the command began, as text. */
export function sinceStart() {
  return seconds(started);
}

function finish(timer, line) {
  if (timer) clearInterval(timer);
  console.log(timer ? `\r\x1b[2K${line}` : line);
}

function seconds(since) {
  const whole = Math.round((Date.now() - since) / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
