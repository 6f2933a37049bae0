import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { viewPaths } from './view-paths.ts';
import { z } from './zod.ts';

const id = z.string().check(z.minLength(1), z.maxLength(60));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
/** Filters, search and columns, in the form of the address's query without the `?`. */
const search = z.string().check(z.maxLength(2000));

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  path: z.enum(viewPaths),
  search: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** All views of the user, by name. Every endpoint that changes them returns this. */
const views = z.object({ views: z.array(savedView) });

export const listSavedViews = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/views`,
  access: 'staff',
  permission: 'views.read',
  // A search text may name a person, but only the user who wrote it reads it: nobody sees another user's views.
  isImpersonal: true,
  summary: 'The views that the caller has saved',
  input: z.object({}),
  output: views,
});

export const saveView = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/views/save`,
  access: 'staff',
  permission: 'views.read',
  action: 'save-view',
  idempotent: true,
  summary: 'Keep a list with its filters, search and columns under a name',
  input: z.object({ language: languageSchema, name, path: z.enum(viewPaths), search }),
  output: z.extend(views, { id: z.string() }),
});

export const renameView = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/views/rename`,
  access: 'staff',
  permission: 'views.read',
  action: 'rename-view',
  idempotent: true,
  summary: 'Give a saved view another name',
  input: z.object({ language: languageSchema, id, name }),
  output: views,
});

export const deleteView = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/views/delete`,
  access: 'staff',
  permission: 'views.read',
  action: 'delete-view',
  idempotent: true,
  summary: 'Delete a saved view',
  input: z.object({ language: languageSchema, id }),
  output: views,
});
