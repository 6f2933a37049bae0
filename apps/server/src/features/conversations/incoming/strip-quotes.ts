import { replyMarks } from '../notifying/reply-marks.ts';

/** Lines with which mail programs begin what they quote. */
const begins = [
  /^-{2,}\s*(original message|原始邮件|回复的原邮件|original nachricht)\s*-{2,}$/i,
  /^_{10,}$/,
  /^(on\b.{0,200}\bwrote|在.{0,200}写道|.{0,200}于.{0,80}写道)\s*[:：]$/i,
];
/** Or with the head of the mail: whoever names a sender in a line of their own writes on below it. */
const sender = /^(发件人|from)\s*[:：].*@/i;
const secondOfHead =
  /^(发送时间|发送日期|日\s*期|时\s*间|收件人|抄\s*送|主\s*题|sent|date|to|cc|subject)\s*[:：]/i;

/** Of an answer what is new: without the mail that it answers, and without a signature. */
export function stripQuotes(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex(
    (line, index) => isEnd(line, lines[index + 1]) || isHead(lines, index),
  );
  const own = (end < 0 ? lines : lines.slice(0, end)).join('\n');
  // Whoever answers below what they quote has written between its lines.
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
  // Some programs break the line that names the sender.
  return begins.some((each) => each.test(words) || each.test(`${words} ${next.trim()}`));
}

function dropQuoted(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}
