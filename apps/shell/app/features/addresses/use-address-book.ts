import {
  chooseDefaultAddress,
  listAddresses,
  removeAddress,
  saveAddress,
} from '@uid/contract/addresses';
import type { SavedAddress } from '@uid/contract/addresses';
import { isClientError } from '@uid/contract/client-errors';
import type { Address } from '@uid/contract/orders';
import { useState } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { request } from '../../request/shell-request.ts';
import { useResource } from '../../request/use-resource.ts';
import { addressTexts } from './address-texts.ts';

export interface AddressBook {
  addresses: SavedAddress[];
  isLoading: boolean;
  hasFailed: boolean;
  /** What the latest change did, or why it was refused. */
  said: string;
  /** Throws a `ClientError` if the address is not saved. */
  save: (id: string | undefined, address: Address) => Promise<void>;
  remove: (id: string) => Promise<void>;
  makeDefault: (id: string) => Promise<void>;
}

/** The account's saved addresses and what can be done with them. */
export function useAddressBook(): AddressBook {
  const language = useLanguage();
  const texts = addressTexts[language];
  const { data, error, replace } = useResource(listAddresses, { language });
  const [said, setSaid] = useState('');
  const options = { skipErrorHandler: true };

  async function change(
    send: () => Promise<{ addresses: SavedAddress[] }>,
    done: string,
  ): Promise<void> {
    setSaid('');
    try {
      const { addresses } = await send();
      replace({ addresses });
      setSaid(done);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setSaid(cause.message);
    }
  }

  return {
    addresses: data?.addresses ?? [],
    isLoading: data === undefined && error === undefined,
    hasFailed: error !== undefined && data === undefined,
    said,
    save: async (id, address) => {
      const input = { language, address, ...(id && { id }) };
      const { addresses } = await request(saveAddress, input, options);
      replace({ addresses });
    },
    remove: (id) =>
      change(() => request(removeAddress, { language, id }, options), texts.removedNow),
    makeDefault: (id) =>
      change(() => request(chooseDefaultAddress, { language, id }, options), texts.defaultNow),
  };
}
