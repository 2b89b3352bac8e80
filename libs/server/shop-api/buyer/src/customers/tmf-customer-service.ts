import { Type, type Static } from 'typebox';
import { type PartnerClient, PartnerError } from '@alzette/shop-api/platform';
import type { CustomerAccount, CustomerService } from './customer-service';

const Text = Type.String({ maxLength: 200 });
const CustomerSchema = Type.Object({ id: Text, engagedParty: Type.Object({ id: Text }) });
const IndividualSchema = Type.Object({
  id: Text,
  gender: Type.Union([Type.Literal('female'), Type.Literal('male')]),
  /** Missing or empty for a person with one name. */
  givenName: Type.Optional(Text),
  familyName: Text,
  /** With or without a time. Only the date (yyyy-MM-dd) is used. */
  birthDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}', maxLength: 40 }),
});
const ProductSchema = Type.Object({
  status: Text,
  productSpecification: Type.Optional(Type.Object({ id: Text })),
  productCharacteristic: Type.Optional(Type.Array(Type.Object({ name: Text, value: Type.Unknown() }))),
  relatedParty: Type.Optional(Type.Array(Type.Object({ id: Text }))),
});
type Product = Static<typeof ProductSchema>;

const pageSize = 100;
const maxPages = 10;
/** Short, because a shopper waits for the response. */
const timeoutMs = 5_000;

/** The operator's systems by TMF629 (the customer), TMF632 (the person) and TMF637 (the lines), version 4. */
export class TmfCustomerService implements CustomerService {
  constructor(private readonly client: PartnerClient) {}

  async findAccount(accountNumber: string): Promise<CustomerAccount | null> {
    const customer = await this.client.get(CustomerSchema, {
      path: `/tmf-api/customerManagement/v4/customer/${encodeURIComponent(accountNumber)}`,
      timeoutMs,
    });
    if (!customer) return null;
    if (customer.id !== accountNumber) throw unexpected('another customer');
    const [person, products] = await Promise.all([
      this.findIndividual(customer.engagedParty.id),
      this.findProducts(accountNumber),
    ]);
    return {
      gender: person.gender,
      firstName: person.givenName ?? '',
      lastName: person.familyName,
      birthdate: person.birthDate.slice(0, 10),
      // A system that ignores the filter must not give a customer the lines of others.
      lines: products.filter((product) => isActiveOf(product, accountNumber)).flatMap(lineOf),
    };
  }

  private async findIndividual(id: string): Promise<Static<typeof IndividualSchema>> {
    const path = `/tmf-api/partyManagement/v4/individual/${encodeURIComponent(id)}`;
    const person = await this.client.get(IndividualSchema, { path, timeoutMs });
    if (person?.id !== id) throw unexpected('no or another individual');
    return person;
  }

  private async findProducts(accountNumber: string): Promise<Product[]> {
    const found: Product[] = [];
    for (let page = 0; page < maxPages; page += 1) {
      const query = new URLSearchParams({
        'relatedParty.id': accountNumber,
        status: 'active',
        offset: String(page * pageSize),
        limit: String(pageSize),
      });
      const path = `/tmf-api/productInventory/v4/product?${query.toString()}`;
      const products = await this.client.get(Type.Array(ProductSchema), { path, timeoutMs });
      found.push(...(products ?? []));
      if (!products || products.length < pageSize) return found;
    }
    throw unexpected(`more than ${maxPages * pageSize} products`);
  }
}

const families = ['mobile', 'internet', 'internet-mobile', 'tv', 'duo'];

function isActiveOf({ status, relatedParty = [] }: Product, accountNumber: string): boolean {
  return status === 'active' && relatedParty.some(({ id }) => id === accountNumber);
}

/** Empty for a product that is not a line, such as a device. */
function lineOf({ productSpecification, productCharacteristic = [] }: Product): CustomerAccount['lines'] {
  const family = families.find((each) => each === productSpecification?.id);
  if (family === undefined) return [];
  const number = productCharacteristic.find(({ name }) => name === 'phoneNumber')?.value;
  return [{ type: family, phoneNumber: typeof number === 'string' && number !== '' ? number : null }];
}

function unexpected(what: string): PartnerError {
  return new PartnerError('customer system', 'unexpected-answer', { cause: new Error(what) });
}
