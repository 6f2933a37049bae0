import type { MicroAppLifecycles, MicroAppProps, ShellProps } from './protocol.ts';
import { protocolVersion } from './protocol.ts';

export interface StandaloneOptions extends Partial<ShellProps> {
  name: string;
}

/**
 * Mounts a child on its own page, with the props that a shell would pass. It acts as its own shell: `navigate` loads
 * the other page, the language is the document's, the theme is the system's, and the routes are below the address at
 * which the child is served.
 */
export async function mountStandalone<Extra extends object>(
  lifecycles: MicroAppLifecycles<Extra>,
  options: StandaloneOptions & Extra,
): Promise<void> {
  const { name } = options;
  const container = document.createElement('div');
  container.dataset['micro'] = name;
  document.body.append(container);
  const props: MicroAppProps<Extra> = {
    basename: `/child/${name}`,
    language: document.documentElement.lang || navigator.language,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    navigate: (path) => location.replace(path),
    ...options,
    version: protocolVersion,
    container,
    signal: new AbortController().signal,
  };
  await lifecycles.bootstrap?.({ version: protocolVersion, name });
  await lifecycles.mount(props);
}
