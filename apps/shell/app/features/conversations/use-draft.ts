import { storagePrefix } from '@uid/contract/constants';
import { useState } from 'react';

/** What is typed about an order and not sent, kept while the tab is open. */
export function useDraft(no: string): [string, (text: string) => void] {
  const key = `${storagePrefix}:message-${no}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  return [
    text,
    (typed) => {
      setText(typed);
      if (typed === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, typed);
    },
  ];
}
