import { phoneHref } from '@alzette/shop-model';

/** A telephone number of Luxembourg in a text; a press calls it. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={phoneHref(number)} translate="no">
      {number}
    </a>
  );
}
