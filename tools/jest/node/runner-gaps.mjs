// Features that jest-light-runner lacks: a test or a hook that hangs fails by name, and the spies of a file end with it.
import { addEventHandler } from 'jest-circus';

const defaultLimit = 180_000;

let file;

addEventHandler(({ name, ...event }, { currentDescribeBlock: block, rootDescribeBlock }) => {
  // Each file has a root block of its own.
  if (file !== rootDescribeBlock) globalThis.jest.restoreAllMocks();
  file = rootDescribeBlock;
  if (name === 'add_test') limit(block.children.at(-1), event.timeout);
  if (name === 'add_hook') limit(block.hooks.at(-1), event.timeout);
});

function limit(entry, ms = defaultLimit) {
  const { fn } = entry;
  if (!fn) return;
  entry.fn = async () => {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done after ${ms} ms`)), ms);
    });
    try {
      await Promise.race([fn(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
