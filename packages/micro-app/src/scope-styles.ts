import type { AtRule, Container, Plugin } from 'postcss';

/**
 * A PostCSS plugin that limits a child's rules to its own element, `[data-micro="name"]`. The names of layers, and of
 * keyframes that a file defines, get the app's name as prefix, because CSS shares those names across the document. Font
 * families keep their names, because shell and child share their fonts.
 */
export function scopeStyles(name: string): Plugin {
  return {
    postcssPlugin: 'micro-app-scope-styles',
    // Runs last, after CSS Modules and similar plugins.
    OnceExit(root, { AtRule: createAtRule }) {
      renameGlobals(root, name);
      const scope = `([data-micro="${name}"])`;
      scopeRules(root, () => new createAtRule({ name: 'scope', params: scope }));
    },
  };
}

const grouping = /^(media|supports|container|layer|starting-style)$/;

/** Wraps each run of neighbouring style rules in one `@scope`, inside any grouping rules. */
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
 * The child's element takes the role of the document's root. A condition on the document, as in
 * `:root[data-theme='dark']`, stays a condition, because themes are set on the embedding page.
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
