import { enhancementFiles } from './script-files.ts';

/** A small script of a page: fetched after styles and fonts, because the page works before it. */
export function Enhancement({ name }: { name: string }) {
  const { module, imports } = enhancementFiles(name);
  return (
    <>
      {imports.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <script type="module" src={module} fetchPriority="low" />
    </>
  );
}
