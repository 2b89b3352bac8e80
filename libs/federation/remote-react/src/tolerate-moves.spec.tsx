import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/react';
import { translate, type Translation } from './testing/translator';
import { tolerateMoves } from './tolerate-moves';

let element: HTMLElement;
let root: Root;
let stop: () => void;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  stop = tolerateMoves(element);
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  stop();
  element.remove();
});

interface Shown {
  readonly count: number;
  readonly before?: string;
  readonly after?: string;
  readonly isNoted?: boolean;
}
type Rendered = (shown: Shown) => ReactNode;

/** Renders, and lets the observers react. */
const show = (rendered: Rendered, shown: Shown = { count: 1, before: 'before', after: 'after', isNoted: true }) =>
  act(async () => root.render(rendered(shown)));

const mixed = ({ count, before, after, isNoted }: Shown) => (
  <p>
    {before}
    {count} items
    {isNoted && <small>noted</small>}
    {after}
  </p>
);

describe.each(['replace', 'wrap'] as const)('texts of a React root that a translator %ss', (how) => {
  let translation: Translation;
  afterEach(() => translation.stop());

  const textNow = () => element.textContent.replaceAll('*', '');
  async function showTranslated(rendered: Rendered) {
    await show(rendered);
    await act(async () => {
      translation = translate(element, { how, mark: '*' });
    });
    expect(element.querySelector('font')).not.toBeNull();
  }

  it('are removed, added and changed', async () => {
    await showTranslated(mixed);
    await show(mixed, { count: 2, isNoted: false });
    expect(textNow()).toBe('2 items');
    await show(mixed, { count: 3, before: 'now ', isNoted: true, after: ' later' });
    expect(textNow()).toBe('now 3 itemsnoted later');
    await show(mixed, { count: 4, before: 'now ', after: 'at last' });
    expect(textNow()).toBe('now 4 itemsat last');
  });

  it('are translated again when they change', async () => {
    const counted = ({ count }: Shown) => <p>{[`${count} item`, <b key="b">!</b>]}</p>;
    await showTranslated(counted);
    await show(counted, { count: 2 });
    expect(element.querySelector('p')?.firstChild?.nodeName).toBe('FONT');
    expect(textNow()).toBe('2 item!');
  });

  it('change their order', async () => {
    const inOrder = ({ count }: Shown) => (
      <p>
        {(count === 1 ? ['a', 'b', 'c'] : ['c', 'b', 'a']).map((key) => (
          <Text key={key} text={key} />
        ))}
      </p>
    );
    await showTranslated(inOrder);
    await show(inOrder, { count: 2 });
    expect(textNow()).toBe('cba');
  });

  it('leave the page with what holds them', async () => {
    const section = (shown: Shown) => (shown.isNoted ? <section>{mixed(shown)}</section> : null);
    await showTranslated(section);
    await show(section, { count: 1 });
    expect(textNow()).toBe('');
  });
});

function Text({ text }: { readonly text: string }) {
  return text;
}

it('React continues after a script has removed nodes', async () => {
  await show(mixed);
  await act(async () => element.querySelector('p')?.replaceChildren());
  await show(mixed, { count: 2, isNoted: false });
  await show(mixed, { count: 2, before: 'before ', isNoted: true });
  expect(element.textContent).toContain('before ');
});

it('the page keeps its DOM methods', async () => {
  const own = ['removeChild', 'insertBefore', 'appendChild'].map(
    (name) => Reflect.get(Node.prototype, name) as unknown,
  );
  await show(mixed);
  const outside = document.body.appendChild(document.createElement('p'));
  outside.textContent = 'outside';
  const translation = translate(document.body);
  await show(mixed, { count: 2 });
  translation.stop();
  expect(
    ['removeChild', 'insertBefore', 'appendChild'].map((name) => Reflect.get(Node.prototype, name) as unknown),
  ).toEqual(own);
  for (const each of [outside, document.body, element]) expect(Object.keys(each)).not.toContain('removeChild');
  outside.remove();
});
