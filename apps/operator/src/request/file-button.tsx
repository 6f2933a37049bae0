import { isClientError } from '@uid/contract/client-errors';
import type { FileEndpoint, FileInputOf } from '@uid/contract/endpoint';
import { saveFile } from '@uid/forms/save-file';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useConsoleSession } from '../session/console-session.ts';

interface FileButtonProps<F extends FileEndpoint> {
  endpoint: F;
  input: FileInputOf<F>;
  children: ReactNode;
}

/** Fetches a file with the session's header and saves it. A notification reports a failure. */
export function FileButton<F extends FileEndpoint>(props: FileButtonProps<F>) {
  const { endpoint, input, children } = props;
  const { download, warn } = useConsoleSession();
  const [isBusy, setBusy] = useState(false);
  async function fetchFile() {
    setBusy(true);
    try {
      const { name, content } = await download(endpoint, input, { skipErrorHandler: true });
      saveFile(name, content);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      if (cause.kind !== 'aborted') warn(cause.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button tone="secondary" size="small" busy={isBusy} onClick={() => void fetchFile()}>
      <Icon name="download" size={16} />
      {children}
    </Button>
  );
}
