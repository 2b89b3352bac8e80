import type { HttpPort } from '@alzette/remote-contract';
import type { ContractDocument, ContractDocuments } from '@alzette/shop-model';
import { answered } from '../answered';

/** The contracts of an order, made on the first call. May take 20 s. */
export async function getContractDocuments(
  http: HttpPort,
  signatureService: string,
  orderId: string,
): Promise<readonly ContractDocument[]> {
  const { body } = await http.request<ContractDocuments>({
    method: 'GET',
    url: `/api/v2/tool/${signatureService}/documents/${encodeURIComponent(orderId)}`,
    timeout: 20_000,
  });
  return answered(body, Array.isArray(body?.documents)).documents;
}

/** Where a contract's PDF opens. */
export function contractDocumentUrl(signatureService: string, filename: string): string {
  return `/api/v2/tool/${signatureService}/document/${encodeURIComponent(filename)}`;
}
