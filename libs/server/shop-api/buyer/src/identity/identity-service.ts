import type { KycInformation } from '@alzette/shop-model';
import { KycInformationSchema } from '@alzette/shop-model/schemas';
import type { PartnerClient, ShopContext } from '@alzette/shop-api/platform';

export interface IdentityService {
  /** The person of a completed identity check; null for an unknown id. */
  findVerification(id: string): Promise<KycInformation | null>;
}

export interface IdentityContext extends ShopContext {
  readonly partners: { readonly identity: IdentityService };
}

/** The identity service over HTTP: `/identity/verifications`. */
export class HttpIdentityService implements IdentityService {
  constructor(private readonly client: PartnerClient) {}

  findVerification(id: string): Promise<KycInformation | null> {
    return this.client.get(KycInformationSchema, { path: `/identity/verifications/${encodeURIComponent(id)}` });
  }
}
