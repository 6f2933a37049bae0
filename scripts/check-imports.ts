import { folders, listFiles, readImports } from './read-imports.ts';

/**
 * Holds ARCHITECTURE.md's table of import directions.
 * A cruiser that cannot parse a file skips it in silence, so the count is compared with the files there are.
 */
const listed = listFiles(folders.map((folder) => `${folder}/**/*.ts*`));
const expected = listed.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).length;
const { modules, violations } = readImports();

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (modules < expected) console.error(`Only ${modules} of ${expected} modules were read.`);
console.log(`${modules} modules, ${violations.length} violations`);
process.exitCode = violations.length > 0 || modules < expected ? 1 : 0;
