export default {
  id: 'railway',
  words: [
    '车站',
    'stations',
    '地铁',
    '轨道交通',
    '城轨',
    '铁路',
    'railway',
    'metro',
    'subway',
    'rail',
  ],
};
