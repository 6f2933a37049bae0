import type { Call } from '@uid/contract/endpoint';
import type { Page } from '@uid/contract/pages';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import { createContext } from 'react-router';

/** Companies that exist for trials alone. */
export interface StandIns {
  /** Some way to pay moves no money. */
  pays: boolean;
  /** Some carrier carries nothing. */
  carries: boolean;
}

/** What the server gives a page being rendered. */
export interface PageServices {
  /** Calls the API in-process, for the visitor who asked. */
  call: Call;
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** The id of the request, in its answer and in the log. */
  requestId: string;
  /** The page at the address; undefined where the site has none. */
  page: Page | undefined;
  /** All pages of the site, for navigation. */
  pages: readonly Page[];
  /** Which stand-ins the shop works with; left out: none. */
  standIns?: StandIns | undefined;
  /** The path and query of the page's preview image; left out: it has none. */
  image?: string | undefined;
  /** Leaves room for the visitor's island: `fillFrame` puts it there. */
  isFrame?: boolean | undefined;
  /** Left out, Chinese text is drawn by the reader's system. */
  fonts?: PublishedFonts | undefined;
  /** Logs what broke the page. */
  onFailure: (cause: unknown) => void;
}

export const pageServices = createContext<PageServices>();
