import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog, StickyBar } from '@alzette/ui';

interface SumsBarProps {
  readonly price: ReactNode;
  readonly today: ReactNode;
  /** Title of the sheet that the sums open. */
  readonly title: ReactNode;
  readonly sheet: ReactNode;
  /** The button that goes on. */
  readonly children: ReactNode;
  readonly stacked?: boolean | undefined;
}

/** The sums at a phone's lower edge, beside the way on; pressing them opens what they are made of. */
export function SumsBar({ price, today, title, sheet, children, stacked }: SumsBarProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StickyBar price={price} today={today} onOpen={() => setOpen(true)} stacked={stacked}>
        {children}
      </StickyBar>
      <Dialog
        open={isOpen}
        size="sheet"
        title={title}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        {sheet}
      </Dialog>
    </>
  );
}
