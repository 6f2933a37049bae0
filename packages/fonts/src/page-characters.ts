import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';

import { chineseMarks } from './chinese-characters.ts';
import type { WeightRule } from './weight-rules.ts';
import { weights } from './weights.ts';
import type { Weight } from './weights.ts';

/** Chinese characters and punctuation marks, by the weight in which they are set. */
export type CharactersByWeight = Record<Weight, Set<string>>;

export interface PageCharacters {
  /** The characters that a visitor sees before any interaction. */
  first: CharactersByWeight;
  /** The characters that are further down, or that scripts write later. */
  rest: CharactersByWeight;
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

const unseen = new Set(['head', 'script', 'style', 'template', 'noscript']);
/**
 * Elements that are shown only on request. Elements with `hidden` are not among these, because the page's script may
 * show them at once; nor is a dialog with `data-in-page`, which is visible in the page if there is room.
 */
const closed =
  '[popover]:not([data-in-page]), dialog:not([open], [data-in-page]), details:not([open]) > :not(summary), .missing-styles';
const chinese = new RegExp(`[\\p{Script=Han}${chineseMarks}]`, 'gu');

export function noCharacters(): PageCharacters {
  const none = () => ({ 300: new Set<string>(), 400: new Set<string>(), 600: new Set<string>() });
  return { first: none(), rest: none() };
}

export function chineseIn(text: string): string[] {
  return text.match(chinese) ?? [];
}

/**
 * Collects the characters of a rendered page by the weight that its style sheet gives them; `weightRules` reads the
 * sheet.
 * @param lower selects the parts of the page that are further down
 */
export function pageCharacters(
  html: string,
  rules: readonly WeightRule[],
  lower: string,
): PageCharacters {
  const document = parseDocument(html);
  const matching = new Map<Element, WeightRule[]>();
  for (const rule of rules) {
    for (const element of selectAll<Node, Element>(rule.selector, document)) {
      matching.set(element, [...(matching.get(element) ?? []), rule]);
    }
  }
  const later = new Set(selectAll<Node, Element>(`${lower}, ${closed}`, document));
  const characters = noCharacters();
  collect(document.children, new Set([400]), characters.first);
  return characters;

  function collect(
    nodes: readonly Node[],
    inherited: ReadonlySet<Weight>,
    part: CharactersByWeight,
  ): void {
    for (const node of nodes) {
      if ('data' in node && !('name' in node)) add(node.data, inherited, part);
      if (!('attribs' in node) || unseen.has(node.name)) continue;
      const own = weightsOf(matching.get(node) ?? [], inherited);
      const ownPart = later.has(node) ? characters.rest : part;
      for (const name of ['placeholder', 'value']) add(node.attribs[name] ?? '', own, ownPart);
      collect(node.children, own, ownPart);
    }
  }

  function add(text: string, shown: ReadonlySet<Weight>, part: CharactersByWeight): void {
    for (const character of chineseIn(text)) {
      for (const weight of shown) part[weight].add(character);
    }
  }
}

/**
 * The last rule takes precedence; a rule that depends on the window or the medium applies in addition to those before
 * it.
 */
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
