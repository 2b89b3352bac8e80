import { type ReactNode } from 'react';
import { loadMessages, type Messages, MoreMessages, useShopLocale } from '@alzette/i18n';
import { LoadedPart } from '../lazy-hydration';
import { compareMessages } from './messages';

interface ComparePartProps<Code> {
  /** As in `useChunk`. */
  readonly name: string;
  readonly load: () => Promise<Code>;
  readonly children: (code: Code) => ReactNode;
}

/** A comparison, whose code and messages load when it is first opened. */
export function ComparePart<Code>({ name, load, children }: ComparePartProps<Code>) {
  const locale = useShopLocale();
  async function loadAll(): Promise<{ readonly code: Code; readonly messages: Messages }> {
    const [code, messages] = await Promise.all([load(), loadMessages(locale, [compareMessages])]);
    return { code, messages };
  }
  return (
    <LoadedPart name={`${name} ${locale}`} load={loadAll} skeleton={null}>
      {({ code, messages }) => <MoreMessages messages={messages}>{children(code)}</MoreMessages>}
    </LoadedPart>
  );
}
