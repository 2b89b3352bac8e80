/** The design tokens that mails use, with the values of the light and the dark look: mail programs know no variables. */
const defaults = {
  ink: ['#0b1f2a', '#eef4f6'],
  'ink-soft': ['#485b66', '#a9bbc4'],
  line: ['#dde5e8', '#26404b'],
  mist: ['#f4f7f8', '#0b1a21'],
  paper: ['#ffffff', '#12262f'],
  river: ['#0b6475', '#5cc3d3'],
  coral: ['#c8371b', '#ff8061'],
  'on-coral': ['#ffffff', '#1c0a05'],
} as const;
type Token = keyof typeof defaults;

export type MailColours = Readonly<Record<Token, string>>;

/** A theme's colours in a look. It may set a colour for both looks, or one for each by `light-dark()`. */
export function mailColours(themed: Readonly<Record<string, string>>, look: 'light' | 'dark'): MailColours {
  const index = look === 'light' ? 0 : 1;
  const tokens = Object.keys(defaults) as readonly Token[];
  return Object.fromEntries(
    tokens.map((token) => {
      const own = themed[token]?.match(/#[0-9a-f]{3,8}\b/giu) ?? [];
      return [token, own[index] ?? own[0] ?? defaults[token][index]];
    }),
  ) as MailColours;
}
