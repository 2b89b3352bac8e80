import { changeDocument } from '../change-document.mjs';
import { withCanary } from '../document.mjs';
import { readPercent } from '../read-percent.mjs';

export const usage =
  'canary <remote> <0-100>             share of the visitors for the release that was published last';

export async function run({ remote, args: [share], store, keys, options, print }) {
  const percent = readPercent(share, `canary ${remote} 10`);
  const document = await changeDocument({ store: await store(), keys: keys() }, (present) =>
    withCanary(present, remote, percent, options.version),
  );
  print(`${remote}: the canary takes ${percent} % (revision ${document.revision})`);
}
