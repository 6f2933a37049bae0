export default {
  id: 'iec-104',
  words: ['IEC 60870-5-104', 'DL/T 634.5104', 'IEC 104', 'IEC104', '104 规约', '104规约'],
};
