export default { id: 'firmware', words: ['固件', 'firmware'] };
