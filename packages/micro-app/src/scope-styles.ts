import type { AtRule, Container, Plugin } from 'postcss';

/**
 * A PostCSS plugin that keeps a child's rules inside its own element, `[data-micro="name"]`. Names
 * that CSS keeps for the whole document get the app's name in front: layers, and the keyframes and
 * font families a file defines itself.
 */
export function scopeStyles(name: string): Plugin {
  return {
    postcssPlugin: 'micro-app-scope-styles',
    // At the end, so that CSS Modules and the like have done their work.
    OnceExit(root, { AtRule: createAtRule }) {
      renameGlobals(root, name);
      const scope = `([data-micro="${name}"])`;
      scopeRules(root, () => new createAtRule({ name: 'scope', params: scope }));
    },
  };
}

const grouping = /^(media|supports|container|layer|starting-style)$/;

/** Wraps each run of neighbouring style rules in one `@scope`, inside whatever groups them. */
function scopeRules(parent: Container, createScope: () => AtRule): void {
  let scope: AtRule | undefined;
  for (const node of Array.from(parent.nodes ?? [])) {
    if (node.type === 'rule') {
      node.selectors = node.selectors.map(scopedSelector);
      if (!scope) {
        scope = createScope();
        node.before(scope);
      }
      scope.append(node);
    } else if (node.type !== 'comment') {
      scope = undefined;
      if (node.type === 'atrule' && node.nodes && grouping.test(node.name))
        scopeRules(node, createScope);
    }
  }
}

const documentRoot =
  /^(?:html|:root|:host|body)(?![\w-])((?:\([^)]*\)|\[[^\]]*\]|::?(?!:)[\w-]+|[.#][\w-]+)*)\s*/;

/**
 * The child's root is its element. A condition on the document, as in `:root[data-theme='dark']`,
 * stays one: themes are set on the page the child is embedded in.
 */
function scopedSelector(selector: string): string {
  let rest = selector;
  let conditions = '';
  let pseudoElement = '';
  for (let match = documentRoot.exec(rest); match; match = documentRoot.exec(rest)) {
    const [condition, ...element] = match[0].trim().split(/(?=::)/);
    if (/\W/.test(condition!.replace(/^:/, ''))) conditions += `${condition} `;
    pseudoElement = element.join('');
    rest = rest.slice(match[0].length).replace(/^>\s*(?=html|:root|body)/, '');
  }
  return rest === selector ? selector : `${conditions}:scope${pseudoElement} ${rest}`.trim();
}

function isInLayer({ parent }: AtRule): boolean {
  return (
    parent?.type === 'atrule' && 'name' in parent && (parent.name === 'layer' || isInLayer(parent))
  );
}

function renameGlobals(root: Container, name: string): void {
  const owned = new Set<string>();
  root.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes')) rule.params = own(rule.params);
    if (rule.name === 'layer' && !isInLayer(rule))
      rule.params = rule.params.replace(/[^\s,]+/g, `${name}.$&`);
    if (rule.name === 'font-face')
      rule.walkDecls('font-family', (decl) => void (decl.value = own(decl.value)));
  });
  function own(given: string): string {
    const bare = given.replace(/^["']|["']$/g, '');
    owned.add(bare);
    return /^[\w-]+$/.test(bare) ? `${name}-${bare}` : `"${name}-${bare}"`;
  }
  if (owned.size === 0) return;
  root.walkDecls(/^(animation|font|--)/, (decl) => {
    if (decl.parent?.type === 'atrule') return;
    decl.value = decl.value.replace(
      /"([^"]+)"|'([^']+)'|(?<![\w.#-])-?[a-z_][\w-]*(?!\()/gi,
      (word, double?: string, single?: string) =>
        owned.has(double ?? single ?? word) ? own(word) : word,
    );
  });
}
