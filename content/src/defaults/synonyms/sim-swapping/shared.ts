export default {
  id: 'sim-swapping',
  words: [
    '补卡攻击',
    'SIM swapping',
    'SIM swap',
    'SIM swap fraud',
    'SIM swap attack',
    'SIM 劫持',
    'SIM hijacking',
    '换卡攻击',
    '短信劫持',
    '短信嗅探',
    '短信验证码被劫持',
    '验证码被劫持',
    '验证码被盗',
  ],
};
