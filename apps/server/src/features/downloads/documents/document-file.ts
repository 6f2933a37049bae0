import type { DownloadKind } from '@uid/contract/downloads';
import { documentTypes } from '@uid/contract/staff-documents';

type Extension = keyof typeof documentTypes;

const extensions = { 'product-document': 'pdf', 'security-app': 'apk' } as const satisfies Record<
  DownloadKind,
  Extension
>;

/** The name of a document's file in the store. */
export function fileNameOf(kind: DownloadKind, hash: string): string {
  return `${hash}.${extensions[kind]}`;
}

export function mediaTypeOf(kind: DownloadKind): string {
  return documentTypes[extensions[kind]];
}

/** `uid-sdp-zh-1.2.pdf`: the name of a saved file tells its version. */
export function savedNameOf(name: string, version: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${version}${name.slice(dot)}`;
}
