import type { ErrorKinds } from './error-kind.ts';

export const contents = {
  CONTENT_CHANGED: {
    code: 40993,
    status: 409,
    text: {
      zh: '您打开之后，别人改过这段文字，没有保存。请对照两份文字再决定。',
      en: 'Somebody else has changed this text since you opened it; nothing was saved. Compare the two before you go on.',
    },
  },
  CONTENT_EXISTS: {
    code: 40996,
    status: 409,
    text: {
      zh: '已经有这项内容，没有改动它。',
      en: 'This already exists and was left unchanged.',
    },
  },
  CONTENT_NO_DRAFT: {
    code: 40994,
    status: 409,
    text: {
      zh: '没有可以发布的草稿。',
      en: 'There is no draft to publish.',
    },
  },
  CONTENT_LASTING: {
    code: 40995,
    status: 409,
    text: {
      zh: '这个页面必须保留，不能撤下；内容可以修改。',
      en: 'This page has to stay and can’t be withdrawn; its words can be changed.',
    },
  },
  CONTENT_SAMPLE: {
    code: 42206,
    status: 422,
    text: {
      zh: '公开的网站不发布样例。请先核实，再把“状态”改为“已核实”。',
      en: 'A public site publishes no samples. Check it first, and set its status to “Confirmed”.',
    },
  },
  CONTENT_INVALID: {
    code: 42202,
    status: 422,
    text: {
      zh: '内容还不完整，没有发布。请先修改列出的各处。',
      en: 'This is not complete yet, and was not published. Please correct what is listed first.',
    },
  },
  PICTURE_KNOWN: {
    code: 40986,
    status: 409,
    text: {
      zh: '图片库里已经有这张图片。',
      en: 'This picture is in the library already.',
    },
  },
  PICTURE_USED: {
    code: 40987,
    status: 409,
    text: {
      zh: '这张图片还在使用，不能移除：请先从列出的各处拿掉，或者替换它。',
      en: 'This picture is still used: take it off the places listed first, or replace it.',
    },
  },
  PICTURE_WITHOUT_TEXT: {
    code: 40989,
    status: 409,
    text: {
      zh: '有图片缺少中文或英文的替代文字：请先在图片库里写好。',
      en: 'A picture has no alternative text in both languages: write it in the library first.',
    },
  },
  PICTURE_CHANGED: {
    code: 40988,
    status: 409,
    text: {
      zh: '您打开之后，别人改过这张图片，没有保存。',
      en: 'Somebody else has changed this picture since you opened it; nothing was saved.',
    },
  },
  PICTURE_TYPE: {
    code: 41501,
    status: 415,
    text: {
      zh: '这不是 JPEG、PNG 或 WebP 图片，无论文件名怎么写。',
      en: 'This is not a JPEG, PNG or WebP picture, whatever its name says.',
    },
  },
  PICTURE_SVG: {
    code: 41502,
    status: 415,
    text: {
      zh: '不接受 SVG：这种图形可以带脚本。请另存为 PNG。',
      en: 'SVG is not accepted, because such a drawing can carry script. Save it as PNG.',
    },
  },
  PICTURE_PIXELS: {
    code: 41301,
    status: 413,
    text: {
      zh: '像素过多：图片最多 5000 万像素，渐进式的最多 1600 万。请先缩小。',
      en: 'Too many pixels: a picture may have 50 million, a progressive one 16 million. Make it smaller first.',
    },
  },
  PICTURE_DAMAGED: {
    code: 42203,
    status: 422,
    text: {
      zh: '这个图片文件已损坏或不完整，无法读取。',
      en: 'This picture is damaged or incomplete and can’t be read.',
    },
  },
  PICTURES_OFF: {
    code: 50303,
    status: 503,
    text: {
      zh: '这台服务器没有安装图片处理（@uid/pictures），不能上传图片。',
      en: 'This server cannot accept pictures: the package @uid/pictures is not installed.',
    },
  },
} as const satisfies ErrorKinds;
