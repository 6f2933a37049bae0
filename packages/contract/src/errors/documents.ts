import type { ErrorKinds } from './error-kind.ts';

export const documents = {
  DOCUMENT_KNOWN: {
    code: 40976,
    status: 409,
    text: {
      zh: '已经有这个文件名：请打开它，上传新版本。',
      en: 'There is already a document with this name: open it and upload a new version.',
    },
  },
  DOCUMENT_CHANGED: {
    code: 40977,
    status: 409,
    text: {
      zh: '您打开之后，别人改过这个文件，没有保存。',
      en: 'Somebody else has changed this document since you opened it; nothing was saved.',
    },
  },
  DOCUMENT_VERSION_KNOWN: {
    code: 40978,
    status: 409,
    text: {
      zh: '这个版本号已经有了，内容不同：请换一个版本号。',
      en: 'A version with this number but other contents exists: choose another number.',
    },
  },
  DOCUMENT_VERSION_PUBLISHED: {
    code: 40979,
    status: 409,
    text: {
      zh: '这个版本正在发布，不能删除。',
      en: 'This version is published and can’t be deleted.',
    },
  },
  DOCUMENTS_FULL: {
    code: 40980,
    status: 409,
    text: {
      zh: '下载中心的文件已达上限。',
      en: 'The download centre is full.',
    },
  },
  DOCUMENT_TYPE: {
    code: 41503,
    status: 415,
    text: {
      zh: '文件内容与文件名的后缀不符：.pdf 必须是 PDF，.apk 必须是 Android 应用。',
      en: 'The contents do not match the file extension: .pdf has to be a PDF, .apk an Android app.',
    },
  },
  DOCUMENT_MIXED: {
    code: 41504,
    status: 415,
    text: {
      zh: '这个文件里还夹带着别的内容，同时可以当作另一种文件打开。请重新导出后上传。',
      en: 'This file carries something else as well and could be opened as another kind. Export it again and upload that.',
    },
  },
  DOCUMENT_DAMAGED: {
    code: 42204,
    status: 422,
    text: {
      zh: '这个文件已损坏或不完整。',
      en: 'This file is damaged or incomplete.',
    },
  },
  APP_UNSIGNED: {
    code: 42205,
    status: 422,
    text: {
      zh: '这个应用没有签名，手机不会安装。',
      en: 'This app is not signed: no phone will install it.',
    },
  },
} as const satisfies ErrorKinds;
