import { z } from './zod.ts';

import { apiPrefix, longestSearch } from './constants.ts';
import { contentKinds } from './content-kinds.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';
import { maxPictures, pictureReference } from './page-picture.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';

/**
 * The accepted file types of the picture library. The server does not trust the stated type until it has read the file.
 */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Maximum bytes of an uploaded picture. */
export const maxPictureBytes = 16 * 1024 * 1024;

const language = languageSchema;
/** The file's name on the uploader's device, by which staff find the picture. It is part of no address. */
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** The alternative text for users who can't see the picture. */
const alternative = z.string().check(z.trim(), z.maxLength(300));
/**
 * A coordinate of the focal point that stays visible when a picture is cropped: percent of the width from the left, or
 * of the height from the top.
 */
const percent = z.int().check(z.minimum(0), z.maximum(100));

const picture = z.object({
  id: z.string(),
  revision: z.int(),
  /** The hash of the uploaded file, which names the picture's files. */
  hash: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** The widths of the picture's files in pixels, ascending. */
  widths: z.array(z.int()),
  altZh: z.string(),
  altEn: z.string(),
  focusX: z.int(),
  focusY: z.int(),
  addedAt: z.number(),
});
export type LibraryPicture = z.infer<typeof picture>;

export const pictureStates = ['without-text'] as const;

export const listPictures = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/pictures`,
  access: 'staff',
  permission: 'contents.read',
  isImpersonal: true,
  summary: 'The pictures of the library, the newest first, a keyset page at a time',
  input: z.object({
    language,
    /** Part of the name or of the alternative texts. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
    state: z.optional(z.enum(pictureStates)),
    after: z.optional(reference),
  }),
  output: z.object({ pictures: z.array(picture), next: z.optional(z.string()) }),
});

/** A content or item that shows the picture, or will show it once a draft is published. */
const use = z.object({
  kind: z.enum([...contentKinds, 'item']),
  id: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
});
export type PictureUse = z.infer<typeof use>;

export const getPicture = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/picture`,
  access: 'staff',
  permission: 'contents.read',
  isImpersonal: true,
  summary: 'A picture of the library, and where it is used',
  input: z.object({ language, id: reference }),
  output: z.extend(picture, { uses: z.array(use) }),
});

const upload = { types: uploadTypes, maxBytes: maxPictureBytes };

export const uploadPicture = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/picture/upload`,
  access: 'staff',
  permission: 'media.write',
  action: 'upload-picture',
  idempotent: true,
  upload,
  summary: 'Add a picture to the library; one that is there already stays as it is',
  input: z.object({ language, name }),
  output: z.object({ id: z.string(), isNew: z.boolean() }),
});

export const replacePicture = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/picture/replace`,
  access: 'staff',
  permission: 'media.write',
  action: 'replace-picture',
  idempotent: true,
  upload,
  summary: 'Show another picture wherever this one stands',
  input: z.object({
    language,
    id: reference,
    revision: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_646)),
    name,
  }),
  output: z.object({ revision: z.int() }),
});

export const changePicture = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/picture/change`,
  access: 'staff',
  permission: 'media.write',
  action: 'change-picture',
  idempotent: true,
  summary: 'Change the alternative texts of a picture and what stays where it is cut',
  input: z.object({
    language,
    id: reference,
    revision,
    altZh: alternative,
    altEn: alternative,
    focusX: percent,
    focusY: percent,
  }),
  output: z.object({ revision: z.int() }),
});

export const withdrawPicture = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/picture/withdraw`,
  access: 'staff',
  permission: 'media.write',
  action: 'withdraw-picture',
  idempotent: true,
  summary: 'Take a picture out of the library, with its files; refused while it is used',
  input: z.object({ language, id: reference, revision }),
  output: z.object({}),
});

const itemPictures = z.array(pictureReference).check(z.maxLength(maxPictures));
const itemId = z.string().check(z.minLength(1), z.maxLength(60));

export const listItemPictures = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/item-pictures`,
  access: 'staff',
  permission: 'catalogue.read',
  isImpersonal: true,
  summary: 'The pictures that the page of an item shows, in their order',
  input: z.object({ language, itemId }),
  output: z.object({ pictures: z.array(picture) }),
});

export const chooseItemPictures = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/item-pictures/choose`,
  access: 'staff',
  permission: 'media.write',
  action: 'choose-item-pictures',
  idempotent: true,
  summary: 'Show these pictures on the page of an item, or the drawing where there is none',
  input: z.object({
    language,
    itemId,
    /** The pictures as the caller has read them: if somebody has chosen other ones since, nothing changes. */
    before: itemPictures,
    pictures: itemPictures,
  }),
  output: z.object({}),
});
