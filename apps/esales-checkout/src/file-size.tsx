import { FormattedNumber } from 'react-intl';

/** A file's size in whole kilobytes, one at least. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  return <FormattedNumber value={Math.max(1, Math.round(bytes / 1024))} style="unit" unit="kilobyte" />;
}
