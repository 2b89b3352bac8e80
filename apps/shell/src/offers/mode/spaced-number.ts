/** A Luxembourg number as people write it: `+352 691 123 456`. Any other stays as it is. */
export function spacedNumber(e164: string): string {
  const [, digits] = /^\+352(\d+)$/u.exec(e164) ?? [];
  return digits ? `+352 ${digits.replace(/\d{3}(?=\d)/gu, '$& ')}` : e164;
}
