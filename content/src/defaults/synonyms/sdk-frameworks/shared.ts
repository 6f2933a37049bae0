export default {
  id: 'sdk-frameworks',
  words: [
    'SDK 支持哪些平台',
    'platforms does the SDK run on',
    '小程序',
    '微信小程序',
    'mini-program',
    'mini program',
    'H5',
    'mini-programs',
    '支持哪些系统',
    '支持什么系统',
    'supported platforms',
    'operating systems supported',
  ],
};
