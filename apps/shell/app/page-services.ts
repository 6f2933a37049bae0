import type { Call } from '@uid/contract/endpoint';
import type { Page } from '@uid/contract/pages';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import { createContext } from 'react-router';

/** Whether companies that exist only for trials stand in for real ones. */
export interface StandIns {
  /** Some payment method moves no money. */
  pays: boolean;
  /** Some carrier transports nothing. */
  carries: boolean;
}

/** What the server provides for the page being rendered. */
export interface PageServices {
  /** Calls the API in-process, on behalf of the visitor. */
  call: Call;
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** The id of the request, which is in its response and in the log. */
  requestId: string;
  /** The page at the address; undefined if the site has none. */
  page: Page | undefined;
  /** All pages of the site, for navigation. */
  pages: readonly Page[];
  /** The stand-ins that the shop works with; left out: none. */
  standIns?: StandIns | undefined;
  /** The path and query of the page's preview image; left out: it has none. */
  image?: string | undefined;
  /** True to leave a placeholder for the visitor's island, which `fillFrame` replaces. */
  isFrame?: boolean | undefined;
  /** If left out, Chinese text is shown in the fonts of the reader's system. */
  fonts?: PublishedFonts | undefined;
  /** Logs the error that broke the page. */
  onFailure: (cause: unknown) => void;
}

export const pageServices = createContext<PageServices>();
