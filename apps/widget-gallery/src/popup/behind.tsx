import { useState, type ReactNode } from 'react';
import { Button, Stack } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage, type MessageId } from '../support/use-message';

interface BehindProps {
  readonly title: MessageId;
  readonly state: MessageId;
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with a popup that is open from the start, and a button that opens it again. */
export function Behind({ title, state, children }: BehindProps) {
  const [open, setOpen] = useState(true);
  const message = useMessage();
  return (
    <Sheet title={title}>
      <Specimen state={state} wide>
        <Stack>
          <p>{message('page.text')}</p>
          <div>
            <Button onClick={() => setOpen(true)}>{message('open')}</Button>
          </div>
        </Stack>
      </Specimen>
      {children(open, () => setOpen(false))}
    </Sheet>
  );
}
