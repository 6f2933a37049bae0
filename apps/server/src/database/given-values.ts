/** Stands in a statement where a value goes: which of the given ones. */
class Gap {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }

  /** Whoever looks at a value while a statement is put together would put that one value into its text. */
  [Symbol.toPrimitive](): never {
    throw new Error('The values of a prepared statement are handed on, not looked at.');
  }
}

export interface TakenApart {
  /** What a statement's text depends on: names, lengths of lists, and what is left out. */
  shape: string;
  values: unknown[];
}

/** Takes what a statement is given apart into what shapes its text and what only fills it. */
export function takeApart(given: unknown): TakenApart {
  const values: unknown[] = [];
  const shape = shapeOf(given, values);
  return { shape, values };
}

function shapeOf(given: unknown, values: unknown[]): string {
  if (given === undefined) return '-';
  if (Array.isArray(given)) {
    let shape = '[';
    for (const each of given) shape += shapeOf(each, values);
    return `${shape}]`;
  }
  if (isRecord(given)) {
    let shape = '{';
    for (const name in given) shape += `${name}:${shapeOf(given[name], values)}`;
    return `${shape}}`;
  }
  values.push(given);
  return '?';
}

/** The same thing with a gap in place of each value. */
export function withGaps<Given>(given: Given): Given {
  let at = 0;
  const dig = (part: unknown): unknown => {
    if (part === undefined) return undefined;
    if (Array.isArray(part)) return part.map(dig);
    if (!isRecord(part)) return new Gap(at++);
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, dig(each)]));
  };
  return dig(given) as Given;
}

/** The parameters of a statement whose gaps are filled. */
export function fillGaps(parameters: readonly unknown[], values: readonly unknown[]): unknown[] {
  return parameters.map((each) => (each instanceof Gap ? values[each.at] : each));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}
