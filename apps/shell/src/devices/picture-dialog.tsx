import 'yet-another-react-lightbox/styles.css';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Dialog } from '@alzette/ui';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  readonly title: string;
  readonly pictures: readonly LargePicture[];
  /** Index of the picture that is shown first. */
  readonly start: number;
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

interface LargePicture {
  readonly image: string;
  /** The name of the view, in the head of the dialog. */
  readonly name: string;
  /** The alternative text. */
  readonly text: string;
}

/** A vector picture stays sharp at any size; a photo is never shown larger than it is. */
const largestVector = { width: 2240, height: 2800 };
const vectorZoom = 4;

/** The pictures of a device as large as the window allows, with swipe, zoom and arrow keys. */
export function PictureDialog({ title, pictures, start, onView, onClose }: PictureDialogProps) {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(start);
  const isVector = pictures.every(({ image }) => image.endsWith('.svg'));
  const controller = useRef<ControllerRef>(null);
  // The carousel handles the arrow keys.
  useEffect(() => controller.current?.focus(), []);
  return (
    <Dialog
      open
      size="sign"
      title={title}
      subtitle={pictures[index]?.name}
      onClose={onClose}
      closeLabel={formatMessage({ id: 'common.close' })}
    >
      <div className={styles.gallery}>
        <Lightbox
          plugins={[Inline, Zoom]}
          slides={pictures.map(({ image, text }) => ({ src: image, alt: text, ...(isVector && largestVector) }))}
          index={index}
          zoom={{ maxZoomPixelRatio: isVector ? vectorZoom : 1 }}
          carousel={{ finite: true, padding: 0 }}
          controller={{ ref: controller, closeOnEscape: false }}
          on={{
            view: ({ index: next }) => {
              setIndex(next);
              onView(next);
            },
          }}
          labels={{
            'Photo gallery': formatMessage({ id: 'shell.phones.pictures' }),
            Carousel: formatMessage({ id: 'shell.phones.pictures.carousel' }),
            Slide: formatMessage({ id: 'shell.phones.pictures.one' }),
            '{index} of {total}': formatMessage(
              { id: 'shell.phones.pictures.position' },
              { index: '{index}', total: '{total}' },
            ),
            Previous: formatMessage({ id: 'shell.phones.pictures.previous' }),
            Next: formatMessage({ id: 'shell.phones.pictures.next' }),
            'Zoom in': formatMessage({ id: 'shell.phones.pictures.zoomIn' }),
            'Zoom out': formatMessage({ id: 'shell.phones.pictures.zoomOut' }),
          }}
        />
      </div>
    </Dialog>
  );
}
