import { Type } from 'typebox';
import type { PartnerClient, ShopContext } from '@alzette/shop-api/platform';

/** The line that gets a profile. No personal data: the operator's systems know the customer by the order number. */
export interface EsimRequest {
  /** Two calls with the same reference get the same profile. */
  readonly reference: string;
  readonly orderNumber: string;
  /** The variant code of the ordered item. */
  readonly variantCode: string;
}

/** The port to the operator's eSIM system. */
export interface EsimService {
  /**
   * The activation code of the line's profile, as `LPA:1$address$matching-id` (GSMA SGP.22, 4.1).
   *
   * @throws PartnerError
   */
  activationCode(request: EsimRequest): Promise<string>;
}

export interface EsimContext extends ShopContext {
  readonly partners: { readonly esim: EsimService };
}

const ProfileSchema = Type.Object({
  activationCode: Type.String({ pattern: '^LPA:1\\$[A-Za-z0-9.-]+\\$[A-Z0-9-]+$', maxLength: 255 }),
});

/** The eSIM system over HTTP: `POST /esim/profiles`. */
export class HttpEsimService implements EsimService {
  constructor(private readonly client: PartnerClient) {}

  async activationCode(request: EsimRequest): Promise<string> {
    const { activationCode } = await this.client.post(ProfileSchema, {
      path: '/esim/profiles',
      body: request,
      idempotencyKey: request.reference,
    });
    return activationCode;
  }
}
