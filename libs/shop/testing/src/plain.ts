/** The text with plain spaces: number formats use narrow and non-breaking ones. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim();
}
