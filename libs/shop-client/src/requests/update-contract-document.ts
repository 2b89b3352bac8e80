import type { HttpPort } from '@alzette/remote-contract';
import type { DocumentUpdate, DocumentUpdateRequest } from '@alzette/shop-model';
import { answered } from '../answered';

/** Tells the shop that the frame reported a signature; the shop asks the signature service itself (spec row K4). */
export async function updateContractDocument(
  http: HttpPort,
  signatureService: string,
  orderId: string,
  request: DocumentUpdateRequest,
): Promise<DocumentUpdate> {
  const { body } = await http.request<DocumentUpdate>({
    method: 'POST',
    url: `/api/v2/tool/${signatureService}/document/update/${encodeURIComponent(orderId)}`,
    body: request,
  });
  return answered(body, typeof body?.status === 'string');
}
