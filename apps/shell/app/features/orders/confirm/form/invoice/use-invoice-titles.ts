import {
  listInvoiceTitles,
  removeInvoiceTitle,
  saveInvoiceTitle,
} from '@uid/contract/invoice-titles';
import type { SavedTitle } from '@uid/contract/invoice-titles';
import type { InvoiceTitle } from '@uid/contract/orders';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { request } from '../../../../../request/shell-request.ts';
import { useResource } from '../../../../../request/use-resource.ts';

export interface InvoiceTitles {
  /** `undefined` while the titles are being fetched, and if they could not be fetched. */
  titles: SavedTitle[] | undefined;
  isLoading: boolean;
  looksUpCompanies: boolean;
  /** Returns the id under which the title is saved. Throws a `ClientError` if the title is not saved. */
  save: (id: string | undefined, invoice: InvoiceTitle) => Promise<string>;
  remove: (id: string) => Promise<void>;
}

/** The account's saved fapiao details; without them everything is typed. */
export function useInvoiceTitles(): InvoiceTitles {
  const language = useLanguage();
  const { data, isLoading, replace } = useResource(listInvoiceTitles, { language });
  const looksUpCompanies = data?.looksUpCompanies ?? false;
  const options = { skipErrorHandler: true };
  return {
    titles: data?.titles,
    isLoading,
    looksUpCompanies,
    save: async (id, invoice) => {
      const input = { language, invoice, ...(id && { id }) };
      const { titles, id: saved } = await request(saveInvoiceTitle, input, options);
      replace({ titles, looksUpCompanies });
      return saved;
    },
    remove: async (id) => {
      const { titles } = await request(removeInvoiceTitle, { language, id });
      replace({ titles, looksUpCompanies });
    },
  };
}
