import { open } from 'node:fs/promises';

import type { DownloadKind } from '@uid/contract/downloads';
import type { ErrorName } from '@uid/contract/errors';

import { checkPdf } from '../../../file-checks/check-pdf.ts';
import type { FileFault } from '../../../file-checks/file-fault.ts';
import { partsOf } from '../../../file-checks/read-part.ts';
import { AppError } from '../../../http/app-error.ts';
import { checkApp } from './check-app.ts';

const refusals = {
  type: 'DOCUMENT_TYPE',
  mixed: 'DOCUMENT_MIXED',
  damaged: 'DOCUMENT_DAMAGED',
  unsigned: 'APP_UNSIGNED',
} as const satisfies Record<FileFault, ErrorName>;

const checks = { 'product-document': checkPdf, 'security-app': checkApp } as const;

/** Throws unless the whole file is of its kind, with nothing before or after it. */
export async function checkFile(
  path: string,
  { kind, size }: { kind: DownloadKind; size: number },
): Promise<void> {
  const file = await open(path);
  try {
    const fault = await checks[kind](partsOf(file), size);
    if (fault) throw new AppError(refusals[fault]);
  } finally {
    await file.close();
  }
}
