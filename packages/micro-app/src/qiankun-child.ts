import type { MicroAppLifecycles, MicroAppProps } from './protocol.ts';
import { protocolVersion } from './protocol.ts';

/** The props of a qiankun 2.x host: its container, and whatever the host's author chose. */
export type QiankunProps = Partial<MicroAppProps> & { container: HTMLElement };

/**
 * Adapts a child's lifecycles to a qiankun 2.x host: they get that host's props, and an element of their own for their
 * styles.
 */
export function qiankunLifecycles(lifecycles: MicroAppLifecycles, name: string) {
  let given: MicroAppProps | undefined;
  let leave = new AbortController();
  const propsFrom = (props: QiankunProps, container: HTMLElement): MicroAppProps => ({
    basename: '',
    language: document.documentElement.lang,
    theme: themeOfPage(),
    navigate: (path) => location.replace(path),
    ...props,
    version: protocolVersion,
    name,
    container,
    signal: leave.signal,
  });
  return {
    bootstrap: async () => lifecycles.bootstrap?.({ version: protocolVersion, name }),
    async mount(props: QiankunProps) {
      const container = document.createElement('div');
      container.dataset['micro'] = name;
      props.container.append(container);
      leave = new AbortController();
      given = propsFrom(props, container);
      await lifecycles.mount(given);
    },
    async update(props: QiankunProps) {
      if (given) await lifecycles.update?.((given = propsFrom(props, given.container)));
    },
    async unmount() {
      leave.abort();
      if (!given) return;
      await lifecycles.unmount(given);
      given.container.remove();
      given = undefined;
    },
  };
}

/** The theme for a host that passes none: dark only if the host's page supports a dark colour scheme. */
function themeOfPage(): MicroAppProps['theme'] {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark && colorScheme.includes('dark') ? 'dark' : 'light';
}
