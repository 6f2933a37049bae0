/** A number that this process can be asked for. */
export interface Figure {
  name: string;
  help: string;
  /** Only grows, until the process ends; left out: goes up and down. */
  isTotal?: boolean;
  /** What tells several values of one name apart. */
  label?: string;
  /** The value now, or the values by their label. Rejects, or is NaN, while it cannot be told. */
  count: () => Values | Promise<Values>;
}

type Values = number | Readonly<Record<string, number>>;
