export default { id: 'super-sim', words: ['超级 SIM', '超级 SIM 卡', 'super SIM', 'SuperSIM'] };
