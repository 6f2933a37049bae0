export default {
  id: 'on-receipt',
  words: [
    '收到时包装破损',
    'the parcel is damaged',
    '签收',
    '验货',
    '开箱验货',
    '货损',
    '货物破损',
    '货物损坏',
    'crushed',
    'dented',
    'package damaged',
    'parcel damaged',
  ],
};
