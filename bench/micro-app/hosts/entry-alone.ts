import { readEntryPage } from '../../../packages/micro-app/src/entry-page.ts';
import { linkStyles, switchStyles } from '../../../packages/micro-app/src/style-links.ts';
import type {
  MicroAppLifecycles,
  MicroAppProps,
} from '../../../packages/micro-app/src/protocol.ts';
import type { BenchHost } from './bench-host.ts';

/** The minimum of a host that reads an entry page. It does not retry: a file that fails once stays missing. */
const props = {
  version: 1,
  name: 'child',
  basename: '',
  language: 'en',
  theme: 'light',
  navigate: () => undefined,
} as const;
let child: MicroAppLifecycles | undefined;
let given: MicroAppProps | undefined;

async function load(): Promise<MicroAppLifecycles> {
  const answer = await fetch('/child/child/', { cache: 'no-cache' });
  const page = readEntryPage(await answer.text(), answer.url);
  const { links, fetched } = linkStyles(page.styles, props.name);
  const [lifecycles] = await Promise.all([
    import(/* @vite-ignore */ page.module?.url ?? '') as Promise<MicroAppLifecycles>,
    fetched,
  ]);
  switchStyles(links, true);
  return lifecycles;
}

const benchHost: BenchHost = {
  async mount() {
    child ??= await load();
    const container = document.createElement('div');
    container.dataset['micro'] = props.name;
    document.querySelector('#container')?.append(container);
    given = { ...props, container, signal: new AbortController().signal };
    await child.mount(given);
  },
  async unmount() {
    if (given) await child?.unmount(given);
    given?.container.remove();
  },
};

window.benchHost = benchHost;
