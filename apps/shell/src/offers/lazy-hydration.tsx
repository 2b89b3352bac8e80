import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBrowserValue, useServices } from '@alzette/remote-react';
import { preparedChunk, useChunk } from '../hydration/chunks';
import { useIsServerRendered } from '../hydration/ssr-page';
import { type FindControl, type RecordedEvent, rememberControls, replay } from '../hydration/event-replay';
import { OffersFailed } from './offer-layout';
import styles from './offer-layout.module.css';

interface LoadedPartProps<Module> {
  /** As in `useChunk`. */
  readonly name: string;
  readonly load: () => Promise<Module>;
  /** Shown while the code loads. */
  readonly skeleton: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

interface LazyHydrationProps<Module> extends LoadedPartProps<Module> {
  /** The content of the part, as text. */
  readonly content: string;
  /** True for a part of the first view, whose code loads at once: the Tab key must not skip its question. */
  readonly isNeeded?: boolean;
}

/**
 * A part of a page, mostly below the first view. A server-rendered part loads its code when the shopper comes to it or when its content
 * changes. Until then it stays as rendered, and its events are recorded.
 */
export function LazyHydration<Module>(props: LazyHydrationProps<Module>) {
  const isServerRendered = useIsServerRendered();
  const [hasFailed, setFailed] = useState(false);
  const handleFailed = useCallback(() => setFailed(true), []);
  return isServerRendered && !hasFailed ? (
    <RenderedPart {...props} onFailed={handleFailed} />
  ) : (
    <LoadedPart {...props} />
  );
}

/** A part whose code loads when it is first rendered. A failure can be retried. */
export function LoadedPart<Module>({ name, load, skeleton, children }: LoadedPartProps<Module>) {
  const chunk = useChunk(name, load);
  if (chunk.status === 'ready') return children(chunk.value);
  return chunk.status === 'loading' ? skeleton : <OffersFailed onRetry={chunk.onRetry} />;
}

interface RenderedPartProps<Module> extends LazyHydrationProps<Module> {
  readonly onFailed: () => void;
}

function RenderedPart<Module>({
  name,
  load,
  content,
  isNeeded = false,
  children,
  onFailed,
}: RenderedPartProps<Module>) {
  const { report } = useServices();
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  // The height of the part must be known before a jump to the end of the page.
  const isLaidOut = useBrowserValue(() => true, false);
  const [code] = useState(() => awaitedCode<Module>(name));
  const { isHydrated, onHydrated } = useEventReplay(element);
  const partOf = (render: RenderedPartProps<Module>['children']) => (
    <Suspense>
      <Hydrated code={code.promise} render={render} onHydrated={onHydrated} />
    </Suspense>
  );
  // React discards the server's HTML if the part changes before hydration, so the same element is rendered until then.
  const [rendered] = useState(() => ({ content, part: partOf(children) }));
  const isAwaited = isNeeded || isSeen || content !== rendered.content;

  useSeen(element, () => setSeen(true));
  const loadNow = useEffectEvent(() =>
    load().then(code.resolve, (error: unknown) => {
      report(error, { operation: `chunk ${name}` });
      onFailed();
    }),
  );
  useEffect(() => {
    if (isAwaited) void loadNow();
  }, [isAwaited]);

  return (
    <div ref={element} className={isLaidOut || isNeeded ? undefined : styles.later}>
      {isHydrated ? partOf(children) : rendered.part}
    </div>
  );
}

interface HydratedProps<Module> {
  readonly code: Promise<Module>;
  readonly render: (module: Module) => ReactNode;
  readonly onHydrated: () => void;
}

function Hydrated<Module>({ code, render, onHydrated }: HydratedProps<Module>) {
  const module = use(code);
  // Before the next paint: React has just reset the values of the recorded events.
  useLayoutEffect(onHydrated, [onHydrated]);
  return render(module);
}

interface AwaitedCode<Module> {
  readonly promise: Promise<Module>;
  readonly resolve: (module: Module) => void;
}

/** On the server the code is prepared; the browser waits for it. */
function awaitedCode<Module>(name: string): AwaitedCode<Module> {
  let resolve: AwaitedCode<Module>['resolve'] = () => undefined;
  const promise = new Promise<Module>((done) => {
    resolve = done;
  });
  const prepared = preparedChunk<Module>(name);
  if (prepared) resolve(prepared);
  return { promise, resolve };
}

type ElementRef = { readonly current: HTMLElement | null };

/** Calls back when the element comes into view. */
function useSeen(element: ElementRef, onSeen: () => void): void {
  const handleSeen = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) handleSeen();
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}

/** Records the events in the element, and from then on in the page, until hydration, and replays them after the next render. */
function useEventReplay(element: ElementRef) {
  const find = useRef<FindControl>(async (target) => target);
  const release = useRef<(() => readonly RecordedEvent[]) | null>(null);
  const [recorded, setRecorded] = useState<readonly RecordedEvent[] | null>(null);
  const handleHydrated = useCallback(() => {
    setRecorded(release.current?.() ?? []);
    release.current = null;
  }, []);

  useEffect(() => {
    if (element.current) {
      find.current = rememberControls(element.current);
      release.current = window.__alzetteHold?.(element.current) ?? null;
    }
    // Without the code of the part, a press would act on the former content of the page.
    return () =>
      void replay(
        (release.current?.() ?? []).filter(({ kind }) => kind !== 'press'),
        find.current,
      );
  }, [element]);
  useLayoutEffect(() => {
    if (recorded) void replay(recorded, find.current);
  }, [recorded]);

  return { isHydrated: recorded !== null, onHydrated: handleHydrated };
}
