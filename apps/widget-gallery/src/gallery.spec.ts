import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ui from '@alzette/ui';
import * as datePicker from '@alzette/ui/date-picker';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
const imports = files.flatMap((file) => [
  ...readFileSync(join(__dirname, file), 'utf8').matchAll(/import \{([^}]*)\} from '@alzette\/ui(?:\/[\w-]+)?'/gu),
]);
const shown = new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));

/** Nothing to look at: for screen readers, and for translators of browsers. */
const unseen = ['StatusMessage', 'Untranslated'];

describe('the gallery', () => {
  it('[N9] shows every component of the ui lib; the icons all stand on one page', () => {
    const components = Object.keys({ ...ui, ...datePicker }).filter(
      (name) => /^[A-Z]/u.test(name) && !name.endsWith('Icon'),
    );
    expect(components.filter((name) => !shown.has(name))).toEqual(unseen);
  });
});
