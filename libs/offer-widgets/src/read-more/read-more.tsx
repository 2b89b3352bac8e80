import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, Dialog, LinkButton } from '@alzette/ui';
import type { ReadMoreWords } from '../add-on-list/additional-words';
import styles from './read-more.module.css';

interface ReadMoreProps {
  /** What it is about, for those who hear links out of their place. */
  readonly name: string;
  readonly words: ReadMoreWords;
}

/** "Read more" about an offer: a page of its own, or a popup. */
export function ReadMore({ name, words }: ReadMoreProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'offer.readMore' });
  const about = formatMessage({ id: 'offer.readMore.about' }, { name });
  if (words.kind === 'popup') return <ReadMorePopup label={label} about={about} name={name} words={words} />;
  return (
    <LinkButton variant="link" href={words.href} target="_blank" rel="noopener" aria-label={about}>
      {label}
    </LinkButton>
  );
}

interface ReadMorePopupProps {
  readonly label: string;
  readonly about: string;
  readonly name: string;
  readonly words: Extract<ReadMoreWords, { kind: 'popup' }>;
}

function ReadMorePopup({ label, about, name, words }: ReadMorePopupProps) {
  const [isOpen, setOpen] = useState(false);
  const { formatMessage } = useIntl();
  return (
    <>
      <Button variant="link" aria-label={about} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        title={words.title || name}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <div className={styles.content}>
          {words.content.split(/\n+/u).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}
