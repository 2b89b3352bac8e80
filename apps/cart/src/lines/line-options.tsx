import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartItem } from '@alzette/shop-model';
import { Disclosure } from '@alzette/ui';
import { OptionsEditor } from './options-editor';

/** Add-ons and packages of a line, to change in place. The catalogue is asked when the fold opens. */
export function LineOptions({ item }: { readonly item: CartItem }) {
  const [isOpen, setOpen] = useState(false);
  const hasPackages = item.type === 'tv' || item.type === 'duo';
  return (
    <div data-print="hidden">
      <Disclosure
        summary={<FormattedMessage id={hasPackages ? 'cart.options.withPackages' : 'cart.options'} />}
        open={isOpen}
        onToggle={setOpen}
      >
        {isOpen && <OptionsEditor item={item} />}
      </Disclosure>
    </div>
  );
}
