import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileField, type FileFieldProps } from '../index';

const bill = new File(['%PDF-'], 'bill.pdf', { type: 'application/pdf' });

function Upload(props: Partial<FileFieldProps>) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      name="proof"
      label="Proof of address"
      help="PDF or photo"
      accept=".pdf,.png"
      chooseLabel={file ? 'Choose another file' : 'Choose a file'}
      dropLabel="or drop it here"
      removeLabel="Remove the file"
      fileName={file?.name ?? null}
      onFile={setFile}
      onRemove={() => setFile(null)}
      {...props}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Proof of address');

describe('a file field', () => {
  it('[I4] accepts a file from the chooser and announces its name', async () => {
    const user = userEvent.setup();
    render(<Upload />);
    expect(input()).toHaveAttribute('accept', '.pdf,.png');
    expect(input()).toHaveAccessibleDescription('PDF or photo');
    await user.upload(input(), bill);
    expect(screen.getByText('bill.pdf')).toBeVisible();
    expect(input()).toHaveAccessibleDescription('bill.pdf PDF or photo');
  });

  it('[I4] accepts a dropped file, and the browser never opens it', () => {
    render(<Upload />);
    const area = input().parentElement as HTMLElement;
    expect(fireEvent.dragOver(area)).toBe(false);
    expect(fireEvent.drop(area, { dataTransfer: { files: [bill] } })).toBe(false);
    expect(screen.getByText('bill.pdf')).toBeVisible();
  });

  it('[I4] can be reached and emptied with the keyboard', async () => {
    const user = userEvent.setup();
    render(<Upload />);
    await user.upload(input(), bill);
    input().focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove the file' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('bill.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('Choose a file')).toBeVisible();
    expect(input()).toHaveFocus();
  });

  it('accepts the same file again after it was removed', async () => {
    const user = userEvent.setup();
    render(<Upload />);
    await user.upload(input(), bill);
    await user.click(screen.getByRole('button', { name: 'Remove the file' }));
    await user.upload(input(), bill);
    expect(screen.getByText('bill.pdf')).toBeVisible();
  });

  it('shows its error, and accepts nothing while it is disabled', () => {
    const handleFile = jest.fn();
    const { rerender } = render(<Upload error="Add a file." />);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Add a file. PDF or photo');
    rerender(<Upload disabled onFile={handleFile} />);
    fireEvent.drop(input().parentElement as HTMLElement, { dataTransfer: { files: [bill] } });
    expect(handleFile).not.toHaveBeenCalled();
  });
});
