import { type Static, Type } from 'typebox';
import type { ReturnProofReference } from '@alzette/shop-api/buyer';
import type { ConfirmedDocument } from '@alzette/shop-api/documents';
import { contentUrl, documentPath, productOrderPath } from '../paths';

/** A document as TMF667 v4 describes it. `fields` leaves attributes out. */
export const DocumentSchema = Type.Object({
  id: Type.String(),
  href: Type.String(),
  name: Type.Optional(Type.String()),
  documentType: Type.Optional(Type.String()),
  lifecycleState: Type.Optional(Type.Union([Type.Literal('final'), Type.Literal('signed')])),
  creationDate: Type.Optional(Type.String()),
  /** The file: `url` needs the scope `orders:personal`. */
  binaryAttachment: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        mimeType: Type.String(),
        url: Type.String(),
        '@type': Type.Literal('Attachment'),
      }),
    ),
  ),
  relatedEntity: Type.Optional(
    Type.Object({
      id: Type.String(),
      href: Type.String(),
      role: Type.Literal('order'),
      '@referredType': Type.Literal('ProductOrder'),
    }),
  ),
  '@type': Type.Literal('Document'),
});
type TmfDocument = Static<typeof DocumentSchema>;

export function presentContract({ id, name, kind, signed_at, created_at, number }: ConfirmedDocument): TmfDocument {
  return {
    ...common(id, { orderNumber: number, mediaType: 'application/pdf' }),
    name,
    documentType: kind,
    lifecycleState: signed_at === null ? 'final' : 'signed',
    creationDate: created_at.toISOString(),
  };
}

/** A file that a shopper sent. Its name is the shopper's, so it is not shown. */
export function presentReturnProof({ id, createdAt, ...proof }: ReturnProofReference): TmfDocument {
  return {
    ...common(id, proof),
    name: 'return proof',
    documentType: 'return-proof',
    lifecycleState: 'final',
    creationDate: createdAt.toISOString(),
  };
}

function common(id: string, { orderNumber, mediaType }: Pick<ReturnProofReference, 'orderNumber' | 'mediaType'>) {
  return {
    id,
    href: `${documentPath}/${id}`,
    binaryAttachment: [{ id, mimeType: mediaType, url: contentUrl(id), '@type': 'Attachment' as const }],
    relatedEntity: {
      id: orderNumber,
      href: `${productOrderPath}/${orderNumber}`,
      role: 'order' as const,
      '@referredType': 'ProductOrder' as const,
    },
    '@type': 'Document' as const,
  };
}
