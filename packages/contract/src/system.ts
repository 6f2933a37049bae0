import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { twoPersonsStates } from './staff.ts';
import { z } from './zod.ts';

/** What is looked at of a server that runs. */
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
      /** How many share the port. */
      count: z.int(),
    }),
    database: z.object({
      engine: z.enum(['sqlite', 'postgres']),
      version: z.string(),
      /** Bytes. */
      size: z.int(),
      /** The newest change of its schema. */
      migration: z.string(),
      /** Changes that this version knows and the database has not. */
      missing: z.int(),
    }),
    /** Absent: the clock backs nothing up. */
    backups: z.optional(
      z.object({
        /** Milliseconds from one to the next. */
        every: z.int(),
        /** How many there are of so many that are kept. */
        count: z.int(),
        keep: z.int(),
        /** When the newest was made, opened and read whole; one that can't be restored does not count. */
        newestAt: z.optional(z.number()),
      }),
    ),
    twoPersons: z.enum(twoPersonsStates),
    /** Every setting. Of a secret only whether it was set. */
    settings: z.array(
      z.object({
        name: z.string(),
        isSet: z.boolean(),
        /** What holds, set or not, where it is no secret. */
        value: z.optional(z.string()),
      }),
    ),
    /** What `npm run doctor` finds that needs no long look. Names and messages of other programs stay as they are. */
    findings: z.array(
      z.object({
        name: z.enum(checkNames),
        state: z.enum(['ok', 'warn', 'fail']),
        sentence: z.string(),
      }),
    ),
  }),
});
