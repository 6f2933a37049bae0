import type { Plugin } from 'vite';

import { accent } from './accent.ts';
import { nodesIn, parse, textOf, textRecords } from './text-records.ts';
import type { Node } from './text-records.ts';

/** Contents whose words of one language are a module. */
const englishModule = /\/content\/src\/defaults\/.+\/en\.ts$/;
/** What contents call their own parts by, and other contents. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The language itself. */
const tag = /^en(-[A-Z]{2})?$/;

/**
 * The pseudo-locale: in every record of texts, the English is written in letters with accents. Who opens the English
 * site sees at once what comes from no such record.
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

/** What values are called and compared to. */
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

/** As it stands in the code: what is escaped stays. */
function accentSource(source: string): string {
  return source
    .split(/(\\(?:u\{\w+\}|u\w{4}|x\w{2}|.))/)
    .map((part, at) => (at % 2 === 0 ? accent(part) : part))
    .join('');
}
