import { parse as parseSelector, SelectorType } from 'css-what';
import type { Selector } from 'css-what';
import { parse } from 'postcss';
import type { Container, Document, Rule } from 'postcss';

/** A rule of a style sheet that sets a font weight, for one selector. */
export interface WeightRule {
  selector: string;
  weight: number | 'inherit';
  /** Whether the rule is inside a condition such as `@media`. */
  isConditional: boolean;
}

/** The rules that set font weights, in ascending order of precedence. */
export function weightRules(css: string): WeightRule[] {
  const sheet = parse(css);
  const properties = new Map<string, string>();
  sheet.walkDecls(/^--/, ({ prop, value }) => void properties.set(prop, value));
  const found: (WeightRule & { precedence: number })[] = [];
  sheet.walkRules((rule) => {
    const weight = weightOf(rule, properties);
    if (weight === undefined) return;
    const around = namesAround(rule);
    // `scope` is no condition: the rules of a micro-app are scoped to its own element.
    const isConditional = around.some((name) => name !== 'layer' && name !== 'scope');
    const layer = around.includes('layer') ? 0 : 1e6;
    for (const selector of rule.selectors) {
      const parts = parseSelector(selector).flat();
      // The text of a pseudo-element is in the style sheet, not in the page.
      if (parts.some(({ type }) => type === SelectorType.PseudoElement)) continue;
      found.push({ selector, weight, isConditional, precedence: layer + specificity(parts) });
    }
  });
  return found.toSorted((a, b) => a.precedence - b.precedence);
}

function weightOf(
  rule: Rule,
  properties: ReadonlyMap<string, string>,
): WeightRule['weight'] | undefined {
  let weight: WeightRule['weight'] | undefined;
  rule.each((declaration) => {
    if (declaration.type !== 'decl' || !/^font(-weight)?$/.test(declaration.prop)) return;
    const value = declaration.value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (_, name: string) => properties.get(name) ?? '',
    );
    if (value === 'inherit') weight = value;
    else weight = Number(/\b[1-9]00\b/.exec(value)?.[0] ?? (/\bbold\b/.test(value) ? 700 : 400));
  });
  return weight;
}

/** The names of the at-rules that contain a rule. */
function namesAround(rule: Rule): string[] {
  const names: string[] = [];
  let outer: Container | Document | undefined = rule.parent;
  while (outer) {
    if (outer.type === 'atrule') names.push(String(Reflect.get(outer, 'name')));
    outer = outer.parent;
  }
  return names;
}

/** The specificity as in CSS: classes, attributes and pseudo-classes before elements; no selector here uses an id. */
function specificity(parts: readonly Selector[]): number {
  let sum = 0;
  for (const part of parts) {
    if (part.type === SelectorType.Tag) sum += 1;
    else if (part.type === SelectorType.Attribute || part.type === SelectorType.Pseudo) sum += 1000;
  }
  return sum;
}
