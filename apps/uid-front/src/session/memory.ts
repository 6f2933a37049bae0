/** State that is kept from page to page, and nowhere else. */
export interface Memory {
  /** Typed on one page and filled in on the next that asks for it. */
  readonly email: string;
  keepEmail: (email: string) => void;
  /**
   * Returns what the link of a mail carried in its fragment, once, for the page it leads to; empty if the visitor came
   * another way.
   */
  takeLinkToken: () => string;
  /** True if this is the heading of the page that was opened first. */
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
