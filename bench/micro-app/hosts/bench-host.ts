/** The functions that the bench calls in the page. */
export interface BenchHost {
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

declare global {
  interface Window {
    benchHost: BenchHost;
  }
}
