import type { DownloadedFile } from '@uid/contract/client';
import type { FileEndpoint } from '@uid/contract/endpoint';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { download } from '../../../request/shell-request.ts';

interface FileButtonProps {
  operation: FileEndpoint;
  /** Input in addition to the language. */
  input?: Record<string, string>;
  children: ReactNode;
}

/** Fetches a file of the account and saves it: no address opens the file by itself. */
export function FileButton({ operation, input, children }: FileButtonProps) {
  const language = useLanguage();
  const [isFetching, setIsFetching] = useState(false);

  async function handleClick(): Promise<void> {
    setIsFetching(true);
    // The failure has already been shown.
    await download(operation, { language, ...input }).then(save, () => undefined);
    setIsFetching(false);
  }

  return (
    <Button tone="quiet" busy={isFetching} onClick={() => void handleClick()}>
      <Icon name="download" />
      {children}
    </Button>
  );
}

/**
 * Milliseconds that a browser has to begin reading the file: Safari reads an object URL only some time after the press.
 */
const readTime = 60_000;

function save({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readTime);
}
