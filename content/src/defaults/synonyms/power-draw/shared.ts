export default {
  id: 'power-draw',
  words: ['满载功耗', '功耗', 'full-load', 'power consumption', 'power draw', 'wattage'],
};
