export default {
  id: 'manual',
  words: [
    '手册',
    '说明书',
    '文档',
    '资料',
    'manual',
    'guide',
    'datasheet',
    'documentation',
    'docs',
    '招标参数',
    '技术参数',
    '技术规格书',
  ],
};
