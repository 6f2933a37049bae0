import type { Drawer } from '@uid/downloads/draw-in-thread';
import type { PublishedEntry } from '@uid/downloads/published-files';
import type { Page } from '@uid/contract/pages';

import type { ServerContext } from '../../context.ts';
import type { AskedImage } from './image-name.ts';

export interface DrawingContext extends Pick<ServerContext, 'config' | 'database' | 'now'> {
  /** Left out: nothing is drawn but what the build drew. */
  openDrawer?: (() => Promise<Drawer>) | undefined;
  builtImages?: string | undefined;
  onFailure: (cause: unknown) => void;
}

/** A document as it is published now; no bytes where it could not be drawn in time. */
export interface MadeDocument {
  entry: PublishedEntry;
  bytes?: Buffer | undefined;
}

export interface FoundImage {
  bytes: Buffer;
  /** Of its words, as in its address; undefined where it is the release's, in the place of one that could not be drawn in time. */
  version?: string | undefined;
}

/** Preview images and documents of what is published, each drawn once. */
export interface Drawings {
  /** The path and query of a page's preview image; another one when its words are others. */
  addressOf: (page: Page, target: string) => Promise<string | undefined>;
  /** Undefined where nothing of that name is published. */
  findImage: (asked: AskedImage) => Promise<FoundImage | undefined>;
  /** One for every product and language, in their order, without those of the release that say the same. */
  listDocuments: (built: ReadonlySet<string>) => Promise<MadeDocument[]>;
  close: () => Promise<void>;
}
