import { Type } from 'typebox';
import { isFixedLineType, type LineAddress, type LinePlan, type OrderRequest } from '@alzette/shop-model';
import { type PartnerClient, PartnerError, unprocessable } from '@alzette/shop-api/platform';

/** The port to the system that knows the operator's network. */
export interface ServiceQualification {
  /**
   * The codes of the plans that are available at the address.
   *
   * @throws PartnerError
   */
  available(address: LineAddress, plans: readonly LinePlan[]): Promise<readonly string[]>;
}

/** Without such a system: every postcode of Luxembourg, L-1000 to L-9999. */
export const everyAddress: ServiceQualification = {
  available: async ({ postcode }, plans) => (/^[1-9]\d{3}$/u.test(postcode) ? codesOf(plans) : []),
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

  async available(address: LineAddress, plans: readonly LinePlan[]): Promise<readonly string[]> {
    const place = { ...placeOf(address), role: 'installation address', '@type': 'GeographicAddress' };
    const { serviceQualificationItem: results } = await this.client.post(QualificationSchema, {
      path: '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification',
      body: {
        instantSyncQualification: true,
        serviceQualificationItem: plans.map(({ type, code }) => ({
          id: code,
          service: {
            serviceSpecification: { id: type },
            serviceCharacteristic: [{ name: 'productOffering', valueType: 'string', value: code }],
            place: [place],
            '@type': 'Service',
          },
        })),
        '@type': 'CheckServiceQualification',
      },
      timeoutMs,
    });
    const codes = codesOf(plans);
    const isComplete = codes.every((code) => results.some(({ id }) => id === code));
    if (!isComplete)
      throw new PartnerError('network system', 'unexpected-answer', { cause: new Error('a plan is missing') });
    return codes.filter((code) =>
      results.some(({ id, qualificationResult: result }) => id === code && result === 'qualified'),
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
  for (const { address, plans } of linesByAddress(sold)) {
    const available = await qualification.available(address, plans);
    const missing = codesOf(plans).filter((code) => !available.includes(code));
    if (missing.length > 0)
      throw unprocessable('service_unavailable_here', 'body/eligibilityAddresses', `cannot have ${missing.join(', ')}`);
  }
}

/** The ordered plans of fixed lines by address. Most orders have one address. */
function linesByAddress({ items, shippingAddress, eligibilityAddresses }: Sold) {
  const places = new Map<string, { readonly address: LineAddress; readonly plans: readonly LinePlan[] }>();
  for (const { identifier, type, variantCode } of items) {
    if (!isFixedLineType(type)) continue;
    const named = eligibilityAddresses.find((each) => each.identifier === identifier)?.address;
    const { street, postcode, city, countryCode } = named ?? shippingAddress;
    const address = { street, postcode, city, countryCode };
    const key = JSON.stringify(address);
    const plans = places.get(key)?.plans ?? [];
    places.set(key, { address, plans: uniquePlans([...plans, { type, code: variantCode }]) });
  }
  return places.values();
}

/** Each plan once. */
export function uniquePlans(plans: readonly LinePlan[]): readonly LinePlan[] {
  return [...new Map(plans.map((plan) => [plan.code, plan])).values()];
}

function codesOf(plans: readonly LinePlan[]): readonly string[] {
  return plans.map(({ code }) => code);
}
