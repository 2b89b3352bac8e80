// Resources name each other, so their paths are in no folder of one resource.
export const productOrderPath = '/tmf-api/productOrderingManagement/v4/productOrder';
export const documentPath = '/tmf-api/document/v4/document';

/** The address of the file of a document. */
export function contentUrl(id: string): string {
  return `${documentPath}/${id}/content`;
}
