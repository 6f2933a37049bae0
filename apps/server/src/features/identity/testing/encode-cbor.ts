type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const majorTypes = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 } as const;

/** Encodes as much of RFC 8949 as authenticators send. */
export function encodeCbor(value: unknown): Buffer {
  return encode(value as Cbor);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number')
    return value < 0 ? head('negative', -1 - value) : head('unsigned', value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head('text', text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head('bytes', value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [encode(key), encode(each)]);
  return Buffer.concat([head('map', value.size), ...entries]);
}

function head(type: keyof typeof majorTypes, size: number): Buffer {
  const major = majorTypes[type] << 5;
  if (size < 24) return Buffer.from([major | size]);
  if (size < 256) return Buffer.from([major | 24, size]);
  return Buffer.from([major | 25, size >> 8, size & 0xff]);
}
