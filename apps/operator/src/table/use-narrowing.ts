import { useEffect, useRef } from 'react';
import type { FormEvent, RefObject } from 'react';

import { useAddress } from '../routing/use-address.ts';

/**
 * A form whose fields filter a list once it is sent. After a step back, the fields show what the address says; other
 * filters do not overwrite text that is typed and not sent.
 */
export function useNarrowing(names: readonly string[]): {
  form: RefObject<HTMLFormElement | null>;
  handleSubmit: (event: FormEvent) => void;
} {
  const { query, narrow } = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(query);
  useEffect(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (query[name] !== sent.current[name] && field instanceof HTMLInputElement)
        field.value = query[name] ?? '';
    }
    sent.current = query;
  }, [names, query]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const typed = new FormData(form.current);
    const wanted = Object.fromEntries(names.map((name) => [name, textOf(typed.get(name))]));
    sent.current = { ...sent.current, ...wanted };
    narrow(wanted);
  };
  return { form, handleSubmit };
}

function textOf(typed: FormDataEntryValue | null): string | undefined {
  return (typeof typed === 'string' && typed.trim()) || undefined;
}
