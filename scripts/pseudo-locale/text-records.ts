import { parseAst } from 'vite';

/** A node of a syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

/** The values of a record of texts, `{ zh: …, en: … }`, by language. */
export type TextRecord = Record<'zh' | 'en', Node>;

export function parse(code: string, lang: 'js' | 'ts' | 'tsx' = 'js'): Node {
  return parseAst(code, { lang }) as unknown as Node;
}

/** Finds all records of texts. A constant of the module that a record names is replaced by its value. */
export function textRecords(program: Node): TextRecord[] {
  const constants = new Map<string, Node>();
  const records: TextRecord[] = [];
  for (const node of nodesIn(program)) {
    if (node.type === 'VariableDeclarator' && node.init)
      constants.set(nameOf(node.id as Node), node.init as Node);
    if (node.type !== 'ObjectExpression') continue;
    const values = new Map<string, Node>();
    for (const { type, key, value } of node.properties as Node[])
      if (type === 'Property') values.set(nameOf(key as Node), value as Node);
    const [zh, en] = [values.get('zh'), values.get('en')];
    if (zh && en) records.push({ zh, en });
  }
  const valueOf = (node: Node) =>
    (node.type === 'Identifier' && constants.get(nameOf(node))) || node;
  return records.map(({ zh, en }) => ({ zh: valueOf(zh), en: valueOf(en) }));
}

/** Yields a node and its descendants, without the subtrees for which `leaves` returns true. */
export function* nodesIn(
  node: Node,
  leaves: (node: Node, parent: Node, part: string) => boolean = () => false,
): Generator<Node> {
  yield node;
  for (const [part, value] of Object.entries(node))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(each) && !leaves(each, node, part)) yield* nodesIn(each, leaves);
}

/** Returns the text of a string or of a part of a template, and undefined for other nodes. */
export function textOf({ type, value }: Node): string | undefined {
  if (type === 'TemplateElement') return (value as { raw: string }).raw;
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string'
    ? value
    : undefined;
}

function nameOf(node: Node): string {
  return String(node.name ?? node.value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
