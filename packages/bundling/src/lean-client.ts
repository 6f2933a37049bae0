import type { Plugin } from 'vite';

import { leaveOut } from './leave-out.ts';

/** Leaves out of a browser's bundle what the request layer and the schemas never reach there. */
export function leanClient(): Plugin {
  return leaveOut([
    // The browser's requests go by XMLHttpRequest.
    'axios/lib/adapters/fetch.js',
    // They carry JSON only, nobody watches how far they are, and signals end them.
    'axios/lib/helpers/formDataToJSON.js',
    'axios/lib/helpers/toURLEncodedForm.js',
    'axios/lib/helpers/toFormData.js',
    'axios/lib/core/setFormDataHeaders.js',
    'axios/lib/helpers/progressEventReducer.js',
    'axios/lib/cancel/CancelToken.js',
    // Query strings are flat and made by the platform.
    'axios/lib/helpers/AxiosURLSearchParams.js',
    'axios/lib/core/assertParamsAcyclic.js',
    'axios/lib/helpers/HttpStatusCode.js',
    // The server writes the interface's description.
    'zod/v4/core/to-json-schema.js',
    'zod/v4/core/json-schema-processors.js',
    // The forms have their own words, and the policy forbids compiled parsers.
    'zod/v4/core/doc.js',
  ]);
}
