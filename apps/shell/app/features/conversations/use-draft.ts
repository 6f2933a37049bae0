import { storagePrefix } from '@uid/contract/constants';
import { useState } from 'react';

/** The text about an order that was typed and not sent, kept while the tab is open. */
export function useDraft(no: string) {
  const key = `${storagePrefix}:message-${no}`;
  const kept = () => sessionStorage.getItem(key) ?? '';
  const [text, setText] = useState(kept);
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, typed);
  };
  return {
    text,
    type,
    /** Clears the text that was sent; text that was typed meanwhile stays. */
    letGo: (sent: string) => {
      if (kept() === sent) type('');
    },
  };
}
