/** The text with every kind of space as a plain one: number formats use narrow and non-breaking spaces. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim();
}
