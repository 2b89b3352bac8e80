import { Type } from 'typebox';
import { type FixedLineType, fixedLineTypes, type LineAddress, type OrderRequest } from '@alzette/shop-model';
import { type PartnerClient, PartnerError, unprocessable } from '@alzette/shop-api/platform';

/** The port to the system that knows the operator's network. */
export interface ServiceQualification {
  /**
   * The families that are available at the address.
   *
   * @throws PartnerError
   */
  available(address: LineAddress, families: readonly FixedLineType[]): Promise<readonly FixedLineType[]>;
}

/** Without such a system: every postcode of Luxembourg, L-1000 to L-9999. */
export const everyAddress: ServiceQualification = {
  available: async ({ postcode }, families) => (/^[1-9]\d{3}$/u.test(postcode) ? families : []),
};

/** Short, because the shopper waits for the response before the order is placed. */
const timeoutMs = 5_000;

const QualificationSchema = Type.Object({
  serviceQualificationItem: Type.Array(
    Type.Object({ id: Type.String(), qualificationResult: Type.String({ maxLength: 100 }) }),
    { maxItems: 100 },
  ),
});

/** The operator's own system: TMF645 v4, `checkServiceQualification` with a synchronous response. */
export class TmfServiceQualification implements ServiceQualification {
  constructor(private readonly client: PartnerClient) {}

  async available(address: LineAddress, families: readonly FixedLineType[]): Promise<readonly FixedLineType[]> {
    const place = { ...placeOf(address), role: 'installation address', '@type': 'GeographicAddress' };
    const { serviceQualificationItem: results } = await this.client.post(QualificationSchema, {
      path: '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification',
      body: {
        instantSyncQualification: true,
        serviceQualificationItem: families.map((family) => ({
          id: family,
          service: { serviceSpecification: { id: family }, place: [place], '@type': 'Service' },
        })),
        '@type': 'CheckServiceQualification',
      },
      timeoutMs,
    });
    const isComplete = families.every((family) => results.some(({ id }) => id === family));
    if (!isComplete)
      throw new PartnerError('network system', 'unexpected-answer', { cause: new Error('a family is missing') });
    return families.filter((family) =>
      results.some(({ id, qualificationResult: result }) => id === family && result === 'qualified'),
    );
  }
}

/** The request contains house number and street together: `24, rue du Moulin`. */
function placeOf({ street, postcode, city, countryCode }: LineAddress) {
  const [number = '', ...name] = street.split(', ');
  const parts = name.length > 0 ? { streetNr: number, streetName: name.join(', ') } : { streetName: street };
  return { ...parts, postcode, city, country: countryCode };
}

type Sold = Pick<OrderRequest, 'items' | 'shippingAddress' | 'eligibilityAddresses'>;

/**
 * Requires that each fixed line is available at the address of its installation. This is the delivery address unless the order names
 * another one for the item.
 *
 * @throws ProblemError 422 `service_unavailable_here`
 * @throws PartnerError
 */
export async function requireService(qualification: ServiceQualification, sold: Sold): Promise<void> {
  for (const { address, families } of linesByAddress(sold)) {
    const available = await qualification.available(address, families);
    const missing = families.filter((family) => !available.includes(family));
    if (missing.length > 0)
      throw unprocessable('service_unavailable_here', 'body/eligibilityAddresses', `cannot have ${missing.join(', ')}`);
  }
}

/** The ordered families of fixed lines by address. Most orders have one address. */
function linesByAddress({ items, shippingAddress, eligibilityAddresses }: Sold) {
  const places = new Map<string, { readonly address: LineAddress; readonly families: FixedLineType[] }>();
  for (const family of fixedLineTypes) {
    for (const { identifier } of items.filter(({ type }) => type === family)) {
      const named = eligibilityAddresses.find((each) => each.identifier === identifier)?.address;
      const { street, postcode, city, countryCode } = named ?? shippingAddress;
      const key = JSON.stringify([street, postcode, city, countryCode]);
      const place = places.get(key) ?? { address: { street, postcode, city, countryCode }, families: [] };
      if (!place.families.includes(family)) place.families.push(family);
      places.set(key, place);
    }
  }
  return places.values();
}
