import { logOutput, lostLogLines } from './log-output';

/** A disk with room for so many bytes; a written part of a line stays. */
function disk(room: number, code = 'ENOSPC') {
  const state = { room, text: '', tries: 0 };
  const output = logOutput((bytes) => {
    state.tries += 1;
    const part = bytes.subarray(0, state.room);
    if (part.length === 0) throw Object.assign(new Error(code), { code });
    state.room -= part.length;
    state.text += Buffer.from(part).toString();
    return part.length;
  });
  return { state, output };
}

describe('[V9] the log output', () => {
  it('loses and counts the lines of a full disk, and goes on when there is room', () => {
    const before = lostLogLines();
    const { state, output } = disk(9);
    for (const line of ['{"n":1}\n', '{"n":2}\n', '{"n":3}\n']) output.write(line);
    expect(lostLogLines() - before).toBe(2);
    state.room = 100;
    output.write('{"n":4}\n');
    expect(state.text).toBe('{"n":1}\n{\n{"n":4}\n');
    output.write('{"n":5}\n');
    expect(state.text).toMatch(/\{"n":4\}\n\{"n":5\}\n$/u);
    expect(lostLogLines() - before).toBe(2);
  });

  it('waits for a full pipe once, and not again for each line while its reader has stopped', () => {
    const before = lostLogLines();
    const { state, output } = disk(0, 'EAGAIN');
    output.write('first\n');
    const { tries } = state;
    for (const line of ['second\n', 'third\n']) output.write(line);
    expect(tries).toBeGreaterThan(10);
    expect(state.tries).toBe(tries + 2);
    expect(lostLogLines() - before).toBe(3);
  });
});
