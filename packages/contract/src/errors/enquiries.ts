import type { ErrorKinds } from './error-kind.ts';

export const enquiries = {
  ENQUIRY_CLOSED: {
    code: 40960,
    status: 409,
    text: {
      zh: '该咨询已关闭，不能再答复。',
      en: 'This enquiry is closed and cannot be answered any more.',
    },
  },
  ENQUIRY_CHANGED: {
    code: 40913,
    status: 409,
    text: {
      zh: '您打开之后，别人刚答复或更改了这条咨询：请先看看上面的内容，再决定是否发送。',
      en: 'Somebody else has just answered or changed this enquiry. Read the messages above before you go on.',
    },
  },
  NOT_ASSIGNABLE: {
    code: 40914,
    status: 409,
    text: {
      zh: '这位工作人员不能答复咨询，无法分派。',
      en: 'This person may not answer enquiries, so none can be assigned to them.',
    },
  },
  QUOTE_CHANGED: {
    code: 40910,
    status: 409,
    text: {
      zh: '这份报价在您打开之后被别人改过，没有保存。',
      en: 'Somebody else has changed this quote since you opened it; nothing was saved.',
    },
  },
  QUOTE_EXPIRED: {
    code: 40911,
    status: 409,
    text: {
      zh: '这份报价已过有效期。请联系我们，我们会给您新的报价。',
      en: 'This quote is no longer valid. Write to us and we will make you a new one.',
    },
  },
  QUOTE_OVER: {
    code: 40912,
    status: 409,
    text: {
      zh: '这份报价已被接受或撤回，不能再更改。',
      en: 'This quote has been accepted or withdrawn and can no longer be changed.',
    },
  },
  FILES_GONE: {
    code: 40961,
    status: 409,
    text: {
      zh: '有附件已经不在，消息没有发出。请重新添加附件。',
      en: 'An attached file is no longer there, so nothing was sent. Please attach it again.',
    },
  },
  TOO_MANY_FILES: {
    code: 40962,
    status: 409,
    text: {
      zh: '这里的附件已达上限，没有添加。请先发送消息，或改用邮件联系我们。',
      en: 'No more files fit in here, so nothing was added. Send your message first, or email us.',
    },
  },
  FILE_TYPE: {
    code: 41505,
    status: 415,
    text: {
      zh: '附件只能是 PDF、PNG、JPEG 或 UTF-8 纯文本，以文件内容为准。',
      en: 'Only PDF, PNG, JPEG and UTF-8 text can be attached, whatever the name says.',
    },
  },
} as const satisfies ErrorKinds;
