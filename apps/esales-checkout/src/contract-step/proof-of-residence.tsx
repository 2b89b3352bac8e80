import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useField } from '@alzette/forms';
import type { HostServices } from '@alzette/remote-contract';
import { useServices } from '@alzette/remote-react';
import {
  type OrderRequest,
  proofMaxBytes,
  proofMediaType,
  contractKeys,
  proofBeginning,
  proofExtensions,
} from '@alzette/shop-model';
import { Card, FileField, FormGrid } from '@alzette/ui';

/**
 * The file itself, held as long as the host's store holds its name, and never stored (ADR 0004). It cannot live in the
 * store: every change there is compared and written as text, and this is up to 14 MB of it.
 */
const held = new WeakMap<HostServices['store'], ProofOfResidence>();

export function holdProof(store: HostServices['store'], proof: ProofOfResidence | null): void {
  if (proof) held.set(store, proof);
  else held.delete(store);
}

export function heldProof(store: HostServices['store']): ProofOfResidence | null {
  return held.get(store) ?? null;
}

type ProofOfResidence = NonNullable<OrderRequest['proofOfResidence']>;

/** What the form holds beside the file's name. */
export type ProofState = 'VALID' | 'FORMAT' | 'TOO_BIG';

type ReadProof =
  { readonly state: 'VALID'; readonly proof: ProofOfResidence } | { readonly state: 'FORMAT' | 'TOO_BIG' };

/** In base64. */
const beginningLength = Math.ceil(proofBeginning / 3) * 4;
/** What the wire takes. */
const longestName = 255;

/** Reads a chosen file and says whether it may go with the order (spec row I4). What cannot be read is no known format. */
export async function readProof(file: File): Promise<ReadProof> {
  if (file.size > proofMaxBytes) return { state: 'TOO_BIG' };
  try {
    const proof = await toProofOfResidence(file);
    const beginning = atob(proof.content.slice(0, beginningLength));
    const bytes = Uint8Array.from(beginning, (character) => character.charCodeAt(0));
    return proofMediaType(proof.filename, bytes) ? { state: 'VALID', proof } : { state: 'FORMAT' };
  } catch {
    return { state: 'FORMAT' };
  }
}

/** The file as the order carries it, its content in base64. */
async function toProofOfResidence(file: File): Promise<ProofOfResidence> {
  const address = await readAsDataAddress(file);
  return { filename: file.name.slice(-longestName), content: address.slice(address.indexOf(',') + 1) };
}

function readAsDataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}

const longest = 30;

/** A file's name as it is shown: at most 30 characters, then an ellipsis (spec row I4). */
function shownName(filename: string): string {
  const characters = [...filename];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : filename;
}

const accept = proofExtensions.map((extension) => `.${extension}`).join(',');

/** New customers with a device say where they live, on paper (spec row I4). */
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
    const read = await readProof(file);
    // Another file was chosen while this one was read.
    if (turn !== latest.current) return;
    holdProof(store, read.state === 'VALID' ? read.proof : null);
    enter(file.name, read.state);
  }

  function handleRemove() {
    latest.current += 1;
    holdProof(store, null);
    enter('', '');
  }

  return { fileName: typeof value === 'string' && value !== '' ? value : null, widget, handleFile, handleRemove };
}
