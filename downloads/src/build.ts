import { buildDownloads } from './build/build-downloads.ts';

/** `npm run build -w @uid/downloads` */
const isMade = await buildDownloads();
process.stderr.write(isMade ? 'Documents and images are made.\n' : 'Nothing has changed.\n');
