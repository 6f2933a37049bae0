import { replyMarks } from '../notifying/reply-marks.ts';

/** Lines with which email programs begin a quote. */
const begins = [
  /^-{2,}\s*(original message|原始邮件|回复的原邮件|original nachricht)\s*-{2,}$/i,
  /^_{10,}$/,
  /^(on\b.{0,200}\bwrote|在.{0,200}写道|.{0,200}于.{0,80}写道)\s*[:：]$/i,
];
/**
 * A quote may also begin with the headers of the email. A second header must follow: a customer who writes such a line
 * about a sender goes on with other text.
 */
const sender = /^(发件人|from)\s*[:：].*@/i;
const secondOfHead =
  /^(发送时间|发送日期|日\s*期|时\s*间|收件人|抄\s*送|主\s*题|sent|date|to|cc|subject)\s*[:：]/i;

/** Returns only the new text of an answer, without the quoted email and the signature. */
export function stripQuotes(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex(
    (line, index) => isEnd(line, lines[index + 1]) || isHead(lines, index),
  );
  const own = (end < 0 ? lines : lines.slice(0, end)).join('\n');
  // If nothing is left, the customer has answered below the quote or between its lines.
  return dropQuoted(own).trim() || dropQuoted(text).trim();
}

function isHead(lines: readonly string[], index: number): boolean {
  if (!sender.test(unquoted(lines[index]))) return false;
  let second = index + 1;
  while (second < lines.length && unquoted(lines[second]) === '') second += 1;
  return secondOfHead.test(unquoted(lines[second]));
}

function unquoted(line = ''): string {
  return line.replace(/^[>\s]+/, '').trimEnd();
}

function isEnd(line: string, next = ''): boolean {
  const words = unquoted(line);
  if (words === '--' || replyMarks.some((mark) => words.includes(mark))) return true;
  // Some programs wrap the line that names the sender.
  return begins.some((each) => each.test(words) || each.test(`${words} ${next.trim()}`));
}

function dropQuoted(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}
