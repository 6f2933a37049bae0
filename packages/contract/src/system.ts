import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { twoPersonsStates } from './staff.ts';
import { z } from './zod.ts';

/** The checks of a running server. */
export const checkNames = [
  'who may reach the site',
  'payment',
  'carriers',
  'outside logins',
  'proxies',
  'mail',
  'rights',
  'room',
  'versions',
  'backups',
  'connections',
  'schema',
  'key',
  'audit log',
  'contents',
  'jobs',
  'clock',
] as const;

export type CheckName = (typeof checkNames)[number];

export const getSystem = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/system`,
  access: 'staff',
  permission: 'system.read',
  isImpersonal: true,
  summary: 'Version, database, backups, processes and settings of the site, and how they are',
  input: z.object({ language: languageSchema }),
  output: z.object({
    version: z.string(),
    node: z.string(),
    process: z.object({
      startedAt: z.number(),
      /** Bytes of memory that the answering process holds. */
      memory: z.int(),
      /** Number of processes that share the port. */
      count: z.int(),
    }),
    database: z.object({
      engine: z.enum(['sqlite', 'postgres']),
      version: z.string(),
      /** Bytes. */
      size: z.int(),
      /** The newest migration of the schema. */
      migration: z.string(),
      /** Number of migrations that this version contains and the database lacks. */
      missing: z.int(),
    }),
    /** Absent if the clock makes no backups. */
    backups: z.optional(
      z.object({
        /** Milliseconds from one backup to the next. */
        every: z.int(),
        /** `count`: number of existing backups; `keep`: maximum number that is kept. */
        count: z.int(),
        keep: z.int(),
        /**
         * When the newest backup was made that was opened and read completely; a backup that can't be restored does not
         * count. Epoch milliseconds.
         */
        newestAt: z.optional(z.number()),
      }),
    ),
    twoPersons: z.enum(twoPersonsStates),
    /** Every setting. For a secret, only whether it is set. */
    settings: z.array(
      z.object({
        name: z.string(),
        isSet: z.boolean(),
        /** The value in effect, whether set or the default; absent for a secret. */
        value: z.optional(z.string()),
      }),
    ),
    /**
     * The findings of `npm run doctor` that take little time. Names and messages of other programs are not translated.
     */
    findings: z.array(
      z.object({
        name: z.enum(checkNames),
        state: z.enum(['ok', 'warn', 'fail']),
        sentence: z.string(),
      }),
    ),
  }),
});
