export default { id: 'warranty', words: ['质保', '保修', 'warranty', 'guarantee'] };
