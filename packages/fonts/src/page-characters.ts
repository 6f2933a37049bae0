import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';

import type { WeightRule } from './weight-rules.ts';
import { weights } from './weights.ts';
import type { Weight } from './weights.ts';

/** The Chinese characters of a page by the weight they are set in. */
export type PageCharacters = Record<Weight, Set<string>>;

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

const unseen = new Set(['script', 'style', 'template', 'noscript']);

/** Collects what a rendered page says, as its style sheet sets it: `weightRules` reads the sheet. */
export function pageCharacters(html: string, rules: readonly WeightRule[]): PageCharacters {
  const document = parseDocument(html);
  const matching = new Map<Element, WeightRule[]>();
  for (const rule of rules) {
    for (const element of selectAll<Node, Element>(rule.selector, document)) {
      matching.set(element, [...(matching.get(element) ?? []), rule]);
    }
  }
  const characters: PageCharacters = { 300: new Set(), 400: new Set(), 600: new Set() };
  collect(document.children, new Set([400]));
  return characters;

  function collect(nodes: readonly Node[], inherited: ReadonlySet<Weight>): void {
    for (const node of nodes) {
      if ('data' in node && !('name' in node)) add(node.data, inherited);
      if (!('attribs' in node) || unseen.has(node.name)) continue;
      const own = weightsOf(matching.get(node) ?? [], inherited);
      for (const name of ['placeholder', 'value']) add(node.attribs[name] ?? '', own);
      collect(node.children, own);
    }
  }

  function add(text: string, shown: ReadonlySet<Weight>): void {
    for (const character of text.match(/\p{Script=Han}/gu) ?? []) {
      for (const weight of shown) characters[weight].add(character);
    }
  }
}

/** The last rule counts; one that depends on the window or the medium counts beside those before it. */
function weightsOf(
  rules: readonly WeightRule[],
  inherited: ReadonlySet<Weight>,
): ReadonlySet<Weight> {
  let shown = inherited;
  for (const { weight, isConditional } of rules) {
    const own = weight === 'inherit' ? inherited : new Set([nearestWeight(weight)]);
    shown = isConditional ? new Set([...shown, ...own]) : own;
  }
  return shown;
}

function nearestWeight(value: number): Weight {
  return weights.find((weight) => value < weight + 100) ?? 600;
}
