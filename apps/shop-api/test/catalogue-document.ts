import type { CatalogueDocument } from '@alzette/shop-api/catalogue/testing';

export type MutableDocument = Mutable<CatalogueDocument>;
type Mutable<Value> = { -readonly [Key in keyof Value]: Mutable<Value[Key]> };

/** Changes of a catalogue document. */
export function documentTools(original: () => CatalogueDocument) {
  const offeringOf = ({ productOffering }: MutableDocument, id: string) => {
    const found = productOffering.find((each) => each.id === id);
    if (!found) throw new Error(`There is no offering ${id}`);
    return found;
  };
  return {
    offeringOf,
    changed: (change: (document: MutableDocument) => unknown): CatalogueDocument => {
      const document = JSON.parse(JSON.stringify(original())) as MutableDocument;
      change(document);
      return document as CatalogueDocument;
    },
    valueOf: (document: MutableDocument, id: string, name: string): { value: unknown } => {
      const use = offeringOf(document, id).prodSpecCharValueUse?.find((each) => each.name === name);
      const [value] = use?.productSpecCharacteristicValue ?? [];
      if (!value) throw new Error(`${id} has no ${name}`);
      return value;
    },
    priceOf: ({ productOfferingPrice }: MutableDocument, id: string) => {
      const price = productOfferingPrice.find((each) => each.id === id)?.price;
      if (!price) throw new Error(`There is no price ${id}`);
      return price;
    },
  };
}
