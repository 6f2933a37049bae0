import { buildDownloads } from './publish/build-downloads.ts';

/** `npm run build -w @uid/downloads` */
if (!(await buildDownloads())) process.stderr.write('Nothing has changed.\n');
