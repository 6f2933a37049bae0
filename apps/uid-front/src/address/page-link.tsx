import type { MouseEvent, ReactNode } from 'react';

import type { ReasonName } from '../session/own-pages.ts';
import type { PagePath } from '../session/own-pages.ts';
import { useSession } from '../session/session-context.ts';

interface PageLinkProps {
  to: PagePath;
  reason?: ReasonName;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of this application: a real address, opened without loading a document. */
export function PageLink({ to, reason, className, children }: PageLinkProps) {
  const { address, ownPage, prepare } = useSession();
  const path = ownPage(to, reason);
  function handleClick(event: MouseEvent): void {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.button !== 0) return;
    event.preventDefault();
    address.go(path);
  }
  return (
    <a
      className={className}
      href={address.hrefOf(path)}
      onPointerEnter={() => void prepare(path)}
      onFocus={() => void prepare(path)}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
