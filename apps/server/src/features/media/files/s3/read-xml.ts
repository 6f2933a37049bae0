export interface StoredObject {
  key: string;
  /** When the object was last written, epoch milliseconds. */
  writtenAt: number;
}

/** Returns the text of the first element of this name in a store's response. */
export function textIn(xml: string, element: string): string | undefined {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

/** Returns a page of a list of objects, and the token that asks for the next page. */
export function listed(xml: string): { objects: StoredObject[]; next: string | undefined } {
  const objects = [...xml.matchAll(/<Contents>([^]*?)<\/Contents>/g)].map(([, object = '']) => ({
    key: textIn(object, 'Key') ?? '',
    writtenAt: Date.parse(textIn(object, 'LastModified') ?? ''),
  }));
  const isCut = textIn(xml, 'IsTruncated') === 'true';
  return { objects, next: isCut ? textIn(xml, 'NextContinuationToken') : undefined };
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name] ?? '');
}
