/** What a widget may show of an operator. */
export interface Operator {
  readonly provider: string;
  readonly name: string;
  readonly theme: { readonly logo: 'waves' | 'line'; readonly tokens: Readonly<Record<string, string>> };
  readonly cardMarks: readonly string[];
  readonly support: { readonly opensAt: number; readonly closesAt: number };
}

declare const GALLERY_OPERATORS: readonly [Operator, ...Operator[]];

/** All operators there are files of; the build writes them in. */
export const operators = GALLERY_OPERATORS;
