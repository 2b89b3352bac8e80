import { styleRules, usedRules } from './style-rules';
import { styleNamesOf } from './style-sheets';

const used = (css: string, html: string) => usedRules([styleRules(css)], styleNamesOf(html));

describe('the rules of a style sheet that a page uses', () => {
  it.each([
    ['of an element', 'p{color:red}', '', 'p{color:red}'],
    ['of a class on the page', '.a{color:red}.b{color:red}', '<p class="x a">', '.a{color:red}'],
    ['of one of several selectors', '.a,.b{color:red}', '<p class="a">', '.a{color:red}'],
    ['of a class inside another', '.a .b{color:red}', '<p class="a">', ''],
    ['with a state', '.a:hover{color:red}', '<p class="a">', '.a:hover{color:red}'],
    ['with an exclusion', '.a:not(.b:is(.c,.d)){color:red}', '<p class="a">', '.a:not(.b:is(.c,.d)){color:red}'],
    ['with alternatives', '.a:is(.b,.c){color:red}', '<p class="a c">', '.a:is(.b,.c){color:red}'],
    ['with content', '.a:has(>.b .c){color:red}', '<p class="a">', '.a:has(>.b .c){color:red}'],
    ['with an attribute', '.a[href$=".b"]{color:red}', '<p class="a">', '.a[href$=".b"]{color:red}'],
    ['with an escape', '.a\\.b{color:red}', '', '.a\\.b{color:red}'],
    [
      'of a media query',
      '@media (width>1px){.a{color:red}.b{color:red}}',
      '<p class="a">',
      '@media (width>1px){.a{color:red}}',
    ],
    ['of an empty media query', '@media (width>1px){.b{color:red}}', '', ''],
    ['of a font', '@font-face{font-family:f}', '', '@font-face{font-family:f}'],
    ['for paper', '@page{margin:0}@media print{p{color:red}}', '', ''],
    [
      'for paper and another medium',
      '@media print,(width>1px){p{color:red}}',
      '',
      '@media print,(width>1px){p{color:red}}',
    ],
  ])('[A1] %s', (_rule, css, html, expected) => {
    expect(used(css, html)).toBe(expected);
  });

  it('[A1] include the layers once, in their order', () => {
    const sheet = (rule: string) => `@layer one,two;@layer two{${rule}}`;
    const rules = ['p{color:red}', '.b{color:red}', 'a{color:red}'].map((rule) => styleRules(sheet(rule)));
    expect(usedRules(rules, styleNamesOf(''))).toBe('@layer one,two;@layer two{p{color:red}a{color:red}}');
  });

  it('[A1] include keyframes that they name, whatever block contains them', () => {
    const css = '@layer a{.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes pass{to{left:0}}}';
    expect(used(css, '<p class="a">')).toBe('@layer a{.a{animation:turn 1s}}@keyframes turn{to{rotate:1turn}}');
    expect(used(css, '<p>')).toBe('');
  });

  it('[A1] include custom properties that they or attributes use, and those in their values', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{width:var(--a)}.x{width:var(--d)}';
    expect(used(css, '<p>')).toBe(':root{--a:var(--b);--b:1px}p{width:var(--a)}');
    expect(used(css, '<path stroke="var(--c)">')).toContain('--c:2px');
    expect(used(css, '<p class="x">')).toContain('--d:3px');
  });
});
