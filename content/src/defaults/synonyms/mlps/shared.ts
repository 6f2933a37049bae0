export default { id: 'mlps', words: ['等级保护', '等保', 'MLPS', 'classified protection'] };
