/**
 * Whether a text is one e-mail address and nothing besides: no list, no name, no line break that would begin another header.
 */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = ''] = text.split('@');
  return text.length <= 254 && local.length <= 64 && domain.length > 0 && address.test(text);
}

const address =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@.,;:<>()[\]"\\\p{C}]+(?:\.[^\s@.,;:<>()[\]"\\\p{C}]+)*\.[^\s@.,;:<>()[\]"\\\p{C}]{2,}$/u;
