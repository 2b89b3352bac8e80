import type { KycInformation } from '@alzette/shop-model';
import { KycInformationSchema } from '@alzette/shop-model/schemas';
import type { PartnerClient } from '../platform/partners/partner-client';
import type { IdentityService } from './identity-service-port';

/** The identity check over HTTP: `/identity/verifications`. */
export class HttpIdentityService implements IdentityService {
  constructor(private readonly client: PartnerClient) {}

  findVerification(id: string): Promise<KycInformation | null> {
    return this.client.get(KycInformationSchema, { path: `/identity/verifications/${encodeURIComponent(id)}` });
  }
}
