import { useRef } from 'react';
import { useField } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import { contractKeys } from '@alzette/shop-model';
import { holdProof } from './held-proof';
import { readProof, type ProofState } from './read-proof';

const errors: Record<ProofState, string | null> = { VALID: null, FORMAT: 'format', TOO_BIG: 'too-big' };

/** The proof of residence of the open form: its name in the form, its content beside it. */
export function useProof() {
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
