import { folders, listFiles, readImports } from './read-imports.ts';

/**
 * Checks the import directions that ARCHITECTURE.md lists. dependency-cruiser silently skips a file that it
 * can't parse, so the number of files it read is compared with the number of files that exist.
 */
const listed = listFiles(folders.map((folder) => `${folder}/**/*.ts*`));
const expected = listed.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).length;
const { modules, violations } = readImports();

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (modules < expected) console.error(`Only ${modules} of ${expected} modules were read.`);
console.log(`${modules} modules, ${violations.length} violations`);
process.exitCode = violations.length > 0 || modules < expected ? 1 : 0;
