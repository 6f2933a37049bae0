import { Disclosure } from '@uid/ui/disclosure';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface FoldedFormProps {
  title: string;
  /** Is given what to call once the form was sent. */
  children: (onSent: () => void) => ReactNode;
}

/** A form that opens at its title. Once it was sent it is closed and empty, and the focus is on the title. */
export function FoldedForm({ title, children }: FoldedFormProps) {
  const [sent, setSent] = useState(0);
  const id = useId();
  const handleSent = () => {
    // Whoever types elsewhere meanwhile goes on there.
    const { activeElement } = document;
    const isElsewhere =
      activeElement?.matches('input, textarea, select') &&
      !document.getElementById(id)?.contains(activeElement);
    flushSync(() => setSent((times) => times + 1));
    if (!isElsewhere) document.getElementById(id)?.querySelector('summary')?.focus();
  };
  return (
    <div id={id}>
      <Disclosure key={sent} title={title}>
        {children(handleSent)}
      </Disclosure>
    </div>
  );
}
