import type { AtRule, Container, Plugin } from 'postcss';

/**
 * A PostCSS plugin that keeps a child's rules inside its own element, `[data-micro="name"]`. Layers,
 * and the keyframes a file defines, get the app's name in front, since CSS keeps those names for
 * the whole document. Font families stay as they are: shell and child share their fonts.
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
    if (node.type === 'rule' || (node.type === 'atrule' && node.name === 'scope')) {
      if (node.type === 'rule') node.selectors = node.selectors.map(scopedSelector);
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
  const given = selector.replace(/(:(?:is|where)\()([^()]*)/g, (_, start: string, list: string) =>
    start.concat(list.replace(/(^|,)(\s*)(?:html|:root|:host|body)(?=\s*(?:,|$))/g, '$1$2:scope')),
  );
  let rest = given;
  let conditions = '';
  let pseudoElement = '';
  for (let match = documentRoot.exec(rest); match; match = documentRoot.exec(rest)) {
    const [condition, ...element] = match[0].trim().split(/(?=::)/);
    if (/\W/.test(condition!.replace(/^:/, ''))) conditions += `${condition} `;
    pseudoElement = element.join('');
    rest = rest.slice(match[0].length).replace(/^>\s*(?=html|:root|body)/, '');
  }
  return rest === given ? given : `${conditions}:scope${pseudoElement} ${rest}`.trim();
}

function renameGlobals(root: Container, name: string): void {
  const owned = new Set<string>();
  root.walkAtRules((rule) => {
    if (rule.name === 'layer' && !isInLayer(rule))
      rule.params = rule.params.replace(/[^\s,]+/g, `${name}.$&`);
    if (!rule.name.endsWith('keyframes')) return;
    owned.add(rule.params);
    rule.params = `${name}-${rule.params}`;
  });
  if (owned.size === 0) return;
  root.walkDecls(/^(animation|--)/, (decl) => {
    decl.value = decl.value.replace(/(?<![\w.#-])-?[a-z_][\w-]*(?!\()/gi, (word) =>
      owned.has(word) ? `${name}-${word}` : word,
    );
  });
}

function isInLayer({ parent }: AtRule): boolean {
  return (
    parent?.type === 'atrule' && 'name' in parent && (parent.name === 'layer' || isInLayer(parent))
  );
}
