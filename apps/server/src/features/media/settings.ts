import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { settings, urlOf } from '../../settings.ts';

export interface FileConfig {
  /** The bucket with the files that staff upload; undefined: they are in the data folder. */
  bucket: BucketConfig | undefined;
}

/** A bucket of a store that speaks S3, and the part of it that belongs to this site. */
export interface BucketConfig {
  /** Scheme, host and port. */
  endpoint: string;
  name: string;
  /** Comes before every key: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export const fileSettings = settings({
  variables: {
    S3_URL: z.optional(urlOf('http', 'https')),
    S3_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
    S3_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  },
  read: ({ S3_URL: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }): FileConfig => ({
    bucket: readBucket('S3', { url, accessKey, secretKey }),
  }),
});

interface Given {
  url: string | undefined;
  accessKey: string | undefined;
  secretKey: string | undefined;
}

/** Returns undefined if no variable of this prefix is set. Throws `ConfigError` if the variables name no bucket. */
export function readBucket(
  variable: string,
  { url: address, accessKey, secretKey }: Given,
): BucketConfig | undefined {
  if (address === undefined && accessKey === undefined && secretKey === undefined) return undefined;
  if (address === undefined)
    throw new ConfigError(
      `${variable}_ACCESS_KEY or ${variable}_SECRET_KEY is set and ${variable}_URL is not: which bucket is it?`,
    );
  const { origin, pathname, searchParams, username, password, hash } = new URL(address);
  const keys = `${variable}_ACCESS_KEY and ${variable}_SECRET_KEY`;
  if (username || password || hash)
    throw new ConfigError(
      `${variable}_URL holds a name, a password or a fragment: the keys are ${keys}.`,
    );
  const [name, ...folders] = pathname.split('/').filter((part) => part !== '');
  const others = [...searchParams.keys()].filter((key) => key !== 'region');
  if (name === undefined || others.length > 0 || !/^[\w./-]+$/.test(pathname))
    throw new ConfigError(
      `${variable}_URL has to be endpoint, bucket, perhaps a prefix and the region: https://s3.example.com/BUCKET/PREFIX?region=REGION, in letters, digits, dots and hyphens.`,
    );
  if (accessKey === undefined || secretKey === undefined)
    throw new ConfigError(`${variable}_URL is set: ${keys} have to be, too.`);
  return {
    endpoint: origin,
    name,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKey,
    secretKey,
  };
}
