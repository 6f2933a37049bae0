import { Disclosure } from '@uid/ui/disclosure';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface FoldedFormProps {
  title: string;
  /** Renders the form; gets the function to call once the form was sent. */
  children: (onSent: () => void) => ReactNode;
}

/**
 * A form that opens when its title is pressed. After it was sent, the form is closed and empty, and the focus is on
 * the title.
 */
export function FoldedForm({ title, children }: FoldedFormProps) {
  const [sent, setSent] = useState(0);
  const id = useId();
  const handleSent = () => {
    // A user who types elsewhere meanwhile keeps the focus there.
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
