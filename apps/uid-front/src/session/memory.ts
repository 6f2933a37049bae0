/** Kept from page to page, and nowhere else. */
export interface Memory {
  /** Typed on one page, asked for on the next. */
  readonly email: string;
  keepEmail: (email: string) => void;
  /** What the link of a mail carried in its fragment, for the page it leads to, once; empty: the visitor came another way. */
  takeLinkToken: () => string;
  /** Whether this is the heading of the page that was opened first. */
  isFirstHeading: (heading: Element) => boolean;
}

export function createMemory(fragment = ''): Memory {
  let linkToken = fragment;
  let email = '';
  let firstHeading: Element | undefined;
  return {
    takeLinkToken() {
      const token = linkToken;
      linkToken = '';
      return token;
    },
    get email() {
      return email;
    },
    keepEmail(typed) {
      email = typed;
    },
    isFirstHeading(heading) {
      firstHeading ??= heading;
      return heading === firstHeading;
    },
  };
}
