import type { Plugin } from 'vite';

import { accent } from './accent.ts';
import { nodesIn, parse, textOf, textRecords } from './text-records.ts';
import type { Node } from './text-records.ts';

/** Matches the modules that hold the English texts of contents. */
const englishModule = /\/content\/src\/defaults\/.+\/en\.ts$/;
/** Matches ids by which contents refer to their own parts and to other contents. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Matches a language tag. */
const tag = /^en(-[A-Z]{2})?$/;

/**
 * The pseudo-locale: writes the English texts of every record with accented letters. On the English site, a
 * text without accents comes from no such record.
 */
export function accentTexts(): Plugin {
  return {
    name: 'accent-texts',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/')) return undefined;
      const isEnglish = englishModule.test(id);
      if (!isEnglish && !/\bzh\b/.test(code)) return undefined;
      const program = parse(code);
      const english = isEnglish ? [program] : textRecords(program).map(({ en }) => en);
      const isName = isEnglish ? slug : tag;
      const texts = new Set(english.flatMap((node) => [...nodesIn(node, isForMachines)]));
      return {
        code: write(
          code,
          [...texts].filter((node) => isText(node, isName)),
        ),
        map: null,
      };
    },
  };
}

function isText(node: Node, isName: RegExp): boolean {
  const text = textOf(node);
  return text !== undefined && !isName.test(text);
}

/** Returns true for names of properties and values that code compares with. */
function isForMachines(_: Node, { type, computed }: Node, part: string): boolean {
  if (type === 'BinaryExpression') return true;
  if (type === 'SwitchCase') return part === 'test';
  if (type === 'MemberExpression') return part === 'property' && computed === true;
  if (type === 'ImportExpression' || type === 'ImportDeclaration') return true;
  return type === 'Property' && part === 'key';
}

function write(code: string, texts: Node[]): string {
  let written = '';
  let at = 0;
  for (const { start, end } of texts.toSorted((a, b) => a.start - b.start)) {
    written += code.slice(at, start) + accentSource(code.slice(start, end));
    at = end;
  }
  return written + code.slice(at);
}

/** Accents a literal as it stands in the source, and leaves escape sequences unchanged. */
function accentSource(source: string): string {
  return source
    .split(/(\\(?:u\{\w+\}|u\w{4}|x\w{2}|.))/)
    .map((part, at) => (at % 2 === 0 ? accent(part) : part))
    .join('');
}
