export default { id: 'nano', words: ['小卡', 'nano', 'nano SIM', '4FF'] };
