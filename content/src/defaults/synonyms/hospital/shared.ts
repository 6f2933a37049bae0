export default { id: 'hospital', words: ['医院', '医疗', 'hospital', 'healthcare', 'clinic'] };
