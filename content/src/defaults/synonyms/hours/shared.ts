export default {
  id: 'hours',
  words: [
    '服务时间',
    '营业时间',
    '上班时间',
    '工作时间',
    '几点上班',
    '周末',
    'support hours',
    'opening hours',
    'business hours',
    'office hours',
    'when are you open',
    'open hours',
  ],
};
