import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useField } from '@alzette/forms';
import type { HostServices } from '@alzette/remote-contract';
import { useServices } from '@alzette/remote-react';
import { readUpload, type Upload } from '@alzette/shop-client';
import { contractKeys, proofExtensions } from '@alzette/shop-model';
import { Card, FileField, FormGrid } from '@alzette/ui';

/**
 * The file itself, kept in memory as long as the host's store holds its name, and never stored (ADR 0004). It cannot be in the
 * store: every change there is compared and written as text, and a file is up to 14 MB of text.
 */
const held = new WeakMap<HostServices['store'], Upload>();

export function holdProof(store: HostServices['store'], proof: Upload | null): void {
  if (proof) held.set(store, proof);
  else held.delete(store);
}

export function heldProof(store: HostServices['store']): Upload | null {
  return held.get(store) ?? null;
}

/** The state that the form holds beside the file's name. */
export type ProofState = 'VALID' | 'FORMAT' | 'TOO_BIG';

const longest = 30;

/** A file's name as it is shown: at most 30 characters, then an ellipsis (spec row I4). */
function shownName(filename: string): string {
  const characters = [...filename];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : filename;
}

const accept = proofExtensions.map((extension) => `.${extension}`).join(',');

/** New customers with a device prove their address with a document (spec row I4). */
export function ProofCard() {
  const { fileName, widget, handleFile, handleRemove } = useProof();
  const { formatMessage } = useIntl();
  return (
    <Card
      title={<FormattedMessage id="contract.resident.title" />}
      sentence={<FormattedMessage id="contract.resident.text" />}
    >
      <FormGrid>
        <FileField
          {...widget}
          help={<FormattedMessage id="contract.resident.file.help" />}
          accept={accept}
          fileName={fileName && shownName(fileName)}
          chooseLabel={formatMessage({
            id: fileName ? 'contract.resident.file.other' : 'contract.resident.file.choose',
          })}
          dropLabel={formatMessage({ id: 'contract.resident.file.drop' })}
          removeLabel={formatMessage({ id: 'contract.resident.file.remove' })}
          onFile={handleFile}
          onRemove={handleRemove}
        />
      </FormGrid>
    </Card>
  );
}

const errors: Record<ProofState, string | null> = { VALID: null, FORMAT: 'format', TOO_BIG: 'too-big' };

/** The proof of residence of the open form: its name in the form, its content beside it. */
function useProof() {
  const { store } = useServices();
  const { form, value, widget } = useField({ name: contractKeys.residentFile });
  const latest = useRef(0);

  function enter(name: string, state: ProofState | '') {
    form.setValues({ [contractKeys.residentFile]: name, [contractKeys.residentFileState]: state });
    form.setError(contractKeys.residentFile, state === '' ? null : errors[state]);
  }

  async function handleFile(file: File) {
    const turn = ++latest.current;
    const read = await readUpload(file);
    // Another file was chosen while this one was read.
    if (turn !== latest.current) return;
    holdProof(store, read.state === 'VALID' ? read.upload : null);
    enter(file.name, read.state);
  }

  function handleRemove() {
    latest.current += 1;
    holdProof(store, null);
    enter('', '');
  }

  return { fileName: typeof value === 'string' && value !== '' ? value : null, widget, handleFile, handleRemove };
}
