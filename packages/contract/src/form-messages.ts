import type { z } from './zod.ts';

import type { Bounds } from './field-bounds.ts';
import type { Language, Localised } from './language.ts';

type Issue = z.core.$ZodIssue;

interface Messages {
  required: string;
  enum: string;
  whitespace: string;
  type: (expected: string) => string;
  pattern: string;
  stringLength: (length: string) => string;
  stringMin: (min: string) => string;
  stringMax: (max: string) => string;
  stringRange: (min: string, max: string) => string;
  numberLength: (value: string) => string;
  numberMin: (min: string) => string;
  numberMax: (max: string) => string;
  numberRange: (min: string, max: string) => string;
  integer: string;
  email: string;
  unknown: (name: string) => string;
}

const en: Messages = {
  required: 'Please enter the field',
  enum: 'Must be one of the listed values',
  whitespace: 'Cannot be a blank character',
  type: (expected) => `Is not a valid ${expected}`,
  pattern: 'Does not match the expected pattern',
  stringLength: (length) => `Must be exactly ${length} characters`,
  stringMin: (min) => `Must be at least ${min} characters`,
  stringMax: (max) => `Cannot be longer than ${max} characters`,
  stringRange: (min, max) => `Must be between ${min} and ${max} characters`,
  numberLength: (value) => `Must equal ${value}`,
  numberMin: (min) => `Cannot be less than ${min}`,
  numberMax: (max) => `Cannot be greater than ${max}`,
  numberRange: (min, max) => `Must be between ${min} and ${max}`,
  integer: 'Must be a whole number',
  email: 'Is not a valid email address',
  unknown: (name) => `There is no field “${name}” here`,
};

const zh: Messages = {
  required: '请填写此项',
  enum: '必须是列出的选项之一',
  whitespace: '不能只有空白字符',
  type: (expected) => `不是有效的${typeNames.zh[expected] ?? expected}`,
  pattern: '格式不符合要求',
  stringLength: (length) => `必须是 ${length} 个字符`,
  stringMin: (min) => `至少 ${min} 个字符`,
  stringMax: (max) => `不能超过 ${max} 个字符`,
  stringRange: (min, max) => `必须是 ${min} 到 ${max} 个字符`,
  numberLength: (value) => `必须等于 ${value}`,
  numberMin: (min) => `不能小于 ${min}`,
  numberMax: (max) => `不能大于 ${max}`,
  numberRange: (min, max) => `必须在 ${min} 到 ${max} 之间`,
  integer: '必须是整数',
  email: '不是有效的邮箱地址',
  unknown: (name) => `这里没有“${name}”这个字段`,
};

/** Empty in English, where the names of the schema's types are used. */
const typeNames: Localised<Record<string, string>> = {
  zh: {
    string: '文本',
    number: '数字',
    boolean: '是否值',
    array: '列表',
    object: '对象',
    date: '日期',
  },
  en: {},
};

const messages: Record<Language, Messages> = { zh, en };

interface Field {
  /** The typed value, before the schema trimmed it. */
  input: unknown;
  bounds: Bounds;
}

/** The message of one validation issue, in the user's language; the same on client and server. */
export function formMessage(issue: Issue, language: Language, { input, bounds }: Field): string {
  const texts = messages[language];
  if (input === undefined || input === null || input === '') return texts.required;
  if (typeof input === 'string' && input.trim() === '') return texts.whitespace;
  switch (issue.code) {
    case 'invalid_value':
    // No alternative of the union has that discriminator.
    case 'invalid_union':
      return texts.enum;
    case 'invalid_type':
      return issue.expected === 'int' ? texts.integer : texts.type(issue.expected);
    case 'invalid_format':
      return issue.format === 'email' ? texts.email : texts.pattern;
    case 'too_small':
    case 'too_big':
      return (issue.origin === 'string' ? lengthMessage : sizeMessage)(bounds, language);
    default:
      return texts.pattern;
  }
}

/** The message for a field that the schema does not have. */
export function unknownFieldMessage(name: string, language: Language): string {
  return messages[language].unknown(name.length > 50 ? `${name.slice(0, 50)}…` : name);
}

/** A minimum of one character is not mentioned: only from two characters on, the message states a range. */
function lengthMessage({ minimum = 0, maximum }: Bounds, language: Language): string {
  const texts = messages[language];
  const lower = minimum.toLocaleString(language);
  if (maximum === undefined) return texts.stringMin(lower);
  const upper = maximum.toLocaleString(language);
  if (minimum === maximum) return texts.stringLength(upper);
  return minimum > 1 ? texts.stringRange(lower, upper) : texts.stringMax(upper);
}

function sizeMessage({ minimum, maximum }: Bounds, language: Language): string {
  const texts = messages[language];
  const lower = minimum?.toLocaleString(language);
  const upper = maximum?.toLocaleString(language);
  if (lower === undefined) return texts.numberMax(upper ?? '0');
  if (upper === undefined) return texts.numberMin(lower);
  return lower === upper ? texts.numberLength(lower) : texts.numberRange(lower, upper);
}
