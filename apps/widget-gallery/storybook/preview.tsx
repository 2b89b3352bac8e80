import type { Preview } from '@storybook/react-webpack5';
import { loadMessages, localeNames, locales } from '@alzette/i18n';
import '@alzette/ui/styles';
import { messageLoaders } from '../src/support/message-loaders';
import { GalleryPage } from '../src/support/gallery-page';
import { operators } from '../src/support/operators';
import { readLook } from '../src/support/look';

/** Language, theme and operator are in the toolbar, and in the address: `&globals=locale:de;theme:dark`. */
const preview: Preview = {
  initialGlobals: { locale: 'fr', theme: 'light', operator: 'alzette' },
  globalTypes: {
    locale: choice(
      'globe',
      'Language',
      locales.map((value) => ({ value, title: localeNames[value] })),
    ),
    theme: choice('contrast', 'Theme', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    operator: choice(
      'paintbrush',
      'Operator',
      operators.map(({ provider, name }) => ({ value: provider, title: name })),
    ),
  },
  loaders: [async ({ globals }) => ({ messages: await loadMessages(readLook(globals).locale, messageLoaders) })],
  decorators: [
    (Story, { globals, loaded }) => (
      <GalleryPage look={readLook(globals)} messages={loaded['messages']}>
        <Story />
      </GalleryPage>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: { order: ['Fields', 'Popups', 'Buttons', 'Messages', 'Cart', 'Offers', 'Layout', 'Pieces'] },
    },
  },
};

export default preview;

function choice(icon: 'globe' | 'contrast' | 'paintbrush', name: string, items: { value: string; title: string }[]) {
  return { name, description: name, toolbar: { icon, items, dynamicTitle: true } };
}
