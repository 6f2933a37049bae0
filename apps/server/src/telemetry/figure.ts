/** A number that this process reports on request. */
export interface Figure {
  name: string;
  help: string;
  /** True if the value only grows until the process ends; otherwise it may go up and down. */
  isTotal?: boolean;
  /** The name of the label that distinguishes several values. */
  label?: string;
  /** The current value, or the values by label. Rejects, or returns NaN, while the value is unknown. */
  count: () => Values | Promise<Values>;
}

type Values = number | Readonly<Record<string, number>>;
