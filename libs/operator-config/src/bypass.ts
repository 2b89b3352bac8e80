/** Checks that a developer may switch off to get to the screen they work on. Never on in a production build. */
export interface Bypass {
  /** Steps go on whatever was typed. */
  readonly validation: boolean;
  /** A guest is taken for identified. */
  readonly identity: boolean;
  /** Direct debit takes an IBAN that was not checked. */
  readonly iban: boolean;
}

export const noBypass: Bypass = { validation: false, identity: false, iban: false };
