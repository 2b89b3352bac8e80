/** Not an input: holds whether every signable contract is signed, so that the form can ask for it like for any answer. */
export const contractsSignedKey = 'summary.contracts.signed';
