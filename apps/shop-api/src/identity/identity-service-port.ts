import type { KycInformation } from '@alzette/shop-model';

export interface IdentityService {
  /** The person of a finished verification; null when the service knows none by that id. */
  findVerification(id: string): Promise<KycInformation | null>;
}
