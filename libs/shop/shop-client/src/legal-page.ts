import type { LegalPage, LegalText } from '@alzette/shop-model';
import { checkedBody, type Unchecked } from './http-error';
import type { Query } from './query';

/** A legal page of the operator, from the site server. */
export function legalPageQuery(page: LegalPage): Query<LegalText> {
  return {
    key: `legal-pages/${page}`,
    async read(http, locale) {
      const { body } = await http.request<Unchecked<LegalText>>({
        method: 'GET',
        url: `/api/legal-pages/${page}`,
        query: { locale },
      });
      return checkedBody(body, Array.isArray(body?.blocks));
    },
  };
}
