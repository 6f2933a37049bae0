export default {
  id: 'hospital',
  words: [
    '医院',
    '医疗',
    'hospital',
    'healthcare',
    'clinic',
    '医保',
    '诊所',
    '病房',
    'ward',
    'medical',
  ],
};
