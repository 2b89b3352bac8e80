import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddOnDescription, ReadMore } from '@alzette/shop-model';
import { Button, Dialog, LinkButton } from '@alzette/ui';
import styles from './add-ons.module.css';

export type AddOnChange = 'add' | 'remove';

interface ConfirmDialogProps {
  readonly description: AddOnDescription;
  readonly change: AddOnChange;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The product's own text before it is added or removed (spec row D3). */
export function ConfirmDialog({ description, change, onConfirm, onCancel }: ConfirmDialogProps) {
  const isAdding = change === 'add';
  return (
    <Dialog
      open
      role="alertdialog"
      title={description.title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            <FormattedMessage id={isAdding ? 'common.add' : 'offer.remove'} />
          </Button>
        </>
      }
    >
      <p>{isAdding ? description.addConfirmation : description.removeConfirmation}</p>
    </Dialog>
  );
}

interface ReadMoreLinkProps {
  /** Name of the add-on, for screen readers that list links without their surroundings. */
  readonly name: string;
  readonly readMore: ReadMore;
}

/** "Read more" about an add-on: a link to a page, or a popup. */
export function ReadMoreLink({ name, readMore }: ReadMoreLinkProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage({ id: 'offer.readMore' });
  const about = formatMessage({ id: 'offer.readMore.about' }, { name });
  if (readMore.kind === 'link') {
    return (
      <LinkButton variant="link" href={readMore.href} target="_blank" rel="noopener" aria-label={about}>
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="link" aria-label={about} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        title={readMore.title || name}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <div className={styles.popup}>
          {readMore.content.split(/\n+/u).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}
