import { createRequire } from 'node:module';
import { openSync, type Font, type GlyphRun } from 'fontkit';

export type Weight = 'regular' | 'bold';
/** A weight of the default font, or of the font that covers more scripts. */
export type FontName = Weight | `${Weight} of all scripts`;
type Fonts = Readonly<Record<FontName, SharedFont>>;

/** A font that documents share. */
interface SharedFont {
  readonly font: Font;
  /** The glyph runs of texts, as pdfkit scales them. pdfkit adds runs and does not change them. */
  runs: Record<string, GlyphRun>;
}

// The main script of the process: bundles have no `__filename`, and packages resolve from there as well as from here.
const { resolve } = createRequire(process.argv[1] ?? process.cwd());

/** Cached glyph runs (a word with the space after it). The texts of all contracts have fewer. */
const maxRuns = 5_000;

let opened: Fonts | null = null;

/**
 * Source Sans 3, which covers Latin, Greek and Cyrillic, and DejaVu Sans, which covers Armenian and Georgian too. PDFs embed the
 * glyphs that they use. Documents share the parsed fonts and the glyphs of each run of text: without that, a contract takes five
 * times as long as with a standard font.
 */
export function fonts(): Fonts {
  opened ??= {
    regular: open('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    bold: open('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
    'regular of all scripts': open('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
    'bold of all scripts': open('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  };
  return opened;
}

/** The font that has every letter of a text. */
export function fontOf(text: string, weight: Weight): FontName {
  return /[\p{Script=Armenian}\p{Script=Georgian}]/u.test(text) ? `${weight} of all scripts` : weight;
}

function open(file: string): SharedFont {
  const font = openSync(resolve(file)) as Font;
  const getGlyph = font.getGlyph.bind(font);
  const layout = font.layout.bind(font);
  let laidOut = 0;
  const shared: SharedFont = { font, runs: noRuns() };
  Object.assign(font, {
    // A glyph that was first used by another one, like the Greek Π by the Cyrillic П, has no code points, so text search would miss it.
    getGlyph: (id: number, codePoints: number[] = []) => {
      const glyph = getGlyph(id, codePoints);
      return codePoints.length === 0 ? glyph : Object.assign(glyph, { codePoints });
    },
    layout: (text: string) => {
      laidOut += 1;
      if (laidOut % maxRuns === 0) shared.runs = noRuns();
      return layout(text);
    },
  });
  return shared;
}

/** Without a prototype, because a text may be `constructor`. */
function noRuns(): Record<string, GlyphRun> {
  return Object.create(null) as Record<string, GlyphRun>;
}
