export default { id: 'iphone', words: ['iOS', 'iPhone', 'iPad', '苹果', '苹果手机'] };
