import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertPopup, Dialog, LoadingPopup, PageHead, SuccessPopup } from '../index';

const showModal = jest.fn(function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
});

beforeEach(() => {
  showModal.mockImplementation(function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

describe('alert and success popups', () => {
  it('[N6] announce their text, close by their button, and return focus', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Send</button>
          <AlertPopup open={open} title="Not sent" closeLabel="Close" onClose={() => setOpen(false)}>
            Try again in a minute.
          </AlertPopup>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alertdialog', { name: 'Not sent' })).toHaveAccessibleDescription('Try again in a minute.');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('[N6] focus the page’s title when nothing else had focus', async () => {
    const { rerender } = render(page(true));
    rerender(page(false));
    expect(screen.getByRole('heading', { name: 'Summary' })).toHaveFocus();

    function page(open: boolean) {
      return (
        <>
          <PageHead title="Summary" />
          <AlertPopup open={open} title="Not sent" closeLabel="Close" onClose={() => undefined} />
        </>
      );
    }
  });

  it('[N6] close on Escape, and offer their second action first', async () => {
    const handleClose = jest.fn();
    const handleRetry = jest.fn();
    render(
      <SuccessPopup
        open
        title="Sent"
        closeLabel="Close"
        onClose={handleClose}
        action={{ label: 'Send another', onClick: handleRetry }}
      />,
    );
    expect(screen.getByRole('button', { name: 'Send another' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});

describe('loading popup', () => {
  const steps = [
    { id: 'order', label: 'Order saved', state: 'done' },
    { id: 'payment', label: 'Opening the payment page', state: 'active' },
  ] as const;

  it('[N7] is a modal dialog that the shopper cannot close', () => {
    render(<LoadingPopup open title="Preparing your payment" steps={steps} />);
    const popup = screen.getByRole('dialog', { name: 'Preparing your payment' });
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(fireEvent.keyDown(popup, { key: 'Escape' })).toBe(false);
    expect(fireEvent(popup, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(popup).toHaveAttribute('open');
  });

  it('[N7] announces that it is busy, its task and its progress', () => {
    render(
      <LoadingPopup open title="Preparing your payment" steps={steps} doneLabel="done">
        A few seconds. Keep this page open.
      </LoadingPopup>,
    );
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { name: 'Preparing your payment' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Keep this page open');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
    expect(screen.getByText('Opening the payment page').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Order saved').closest('li')).toHaveTextContent('Order saved, done');
  });

  it('[G4] releases the page as soon as it is closed', () => {
    const { rerender } = render(<LoadingPopup open title="Wait" />);
    rerender(<LoadingPopup open={false} title="Wait" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the dialog', () => {
  it('focuses its title and closes by cross and Escape', async () => {
    const handleClose = jest.fn();
    render(
      <Dialog open size="sign" title="Mobile contract" closeLabel="Close without signing" onClose={handleClose}>
        <iframe title="Contract" />
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'Mobile contract' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close without signing' }));
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(2);
  });
});
