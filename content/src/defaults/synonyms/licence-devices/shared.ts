export default {
  id: 'licence-devices',
  words: [
    '许可按什么计数',
    'how are licences counted',
    '一个授权',
    '几台电脑',
    '几台设备',
    '多台电脑',
    '多台设备',
    '装几台',
    '能装几台',
    'how many devices',
    'how many computers',
    'multiple devices',
    'multiple computers',
    'several devices',
  ],
};
