import type { PublishedFonts } from '@uid/fonts/published-fonts';

/** A page in the form that is the same for everybody. */
export interface ShownPage {
  /** The page's address without the language. */
  address: string;
  html: string;
  /** Called when there are fonts for the page that its HTML does not name yet. */
  onCut: () => void;
}

/** The Chinese fonts of pages whose text has changed since the build. */
export interface PageFonts {
  /** The build's fonts, and those that have since been cut for the page at this address. */
  fontsFor: (address: string) => Promise<PublishedFonts>;
  /** If the page's fonts lack characters, has them cut in a queue, on another thread. */
  offer: (page: ShownPage, fonts: PublishedFonts) => void;
  /** Resolves when no font is being cut or queued. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}
