import type { Drawer } from '@uid/downloads/draw-in-thread';
import type { PublishedEntry } from '@uid/downloads/published-files';
import type { Page } from '@uid/contract/pages';

import type { ServerContext } from '../../context.ts';
import type { AskedImage } from './image-name.ts';

export interface DrawingContext extends Pick<ServerContext, 'config' | 'database' | 'now'> {
  /** If undefined, only the files that the build drew exist. */
  openDrawer?: (() => Promise<Drawer>) | undefined;
  builtImages?: string | undefined;
  onFailure: (cause: unknown) => void;
}

/** A document as it is published now; without bytes if it could not be drawn in time. */
export interface MadeDocument {
  entry: PublishedEntry;
  bytes?: Buffer | undefined;
}

export interface FoundImage {
  bytes: Buffer;
  /**
   * The version of its words, as in its address. Undefined if it is the release's image, in place of one that could not
   * be drawn in time.
   */
  version?: string | undefined;
}

/** Draws preview images and documents of what is published, each once. */
export interface Drawings {
  /** Returns the path and query of a page's preview image. It changes with the words of the image. */
  addressOf: (page: Page, target: string) => Promise<string | undefined>;
  /** Returns undefined if nothing with that name is published. */
  findImage: (asked: AskedImage) => Promise<FoundImage | undefined>;
  /**
   * Returns a document for every product and language, in their order. Those that say the same as the release's have no
   * bytes.
   */
  listDocuments: (built: ReadonlySet<string>) => Promise<MadeDocument[]>;
  close: () => Promise<void>;
}
