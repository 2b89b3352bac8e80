import { useState, type ReactNode } from 'react';
import { Button, Stack } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useWords, type WordsId } from '../support/use-words';

interface BehindProps {
  readonly title: WordsId;
  readonly state: WordsId;
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with a popup that is open from the start, and a button that opens it again. */
export function Behind({ title, state, children }: BehindProps) {
  const [open, setOpen] = useState(true);
  const words = useWords();
  return (
    <Sheet title={title}>
      <Specimen state={state} wide>
        <Stack>
          <p>{words('page.text')}</p>
          <div>
            <Button onClick={() => setOpen(true)}>{words('open')}</Button>
          </div>
        </Stack>
      </Specimen>
      {children(open, () => setOpen(false))}
    </Sheet>
  );
}
