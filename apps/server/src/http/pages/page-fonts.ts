import type { PublishedFonts } from '@uid/fonts/published-fonts';

/** A page as everybody reads it. */
export interface ShownPage {
  /** Without the language. */
  address: string;
  html: string;
  /** Called when it has fonts that it does not name yet. */
  onCut: () => void;
}

/** The Chinese fonts of pages whose words have changed since the build. */
export interface PageFonts {
  /** The build's fonts, with what was cut since for the page at an address. */
  fontsFor: (address: string) => Promise<PublishedFonts>;
  /** Has the page's fonts cut, after others and away from this thread, where those it has are not enough. */
  offer: (page: ShownPage, fonts: PublishedFonts) => void;
  /** Resolves when no font is being cut or queued. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}
