export default {
  id: 'locked',
  words: ['锁定', '被锁', '锁了', '锁住', 'locked', 'blocked', 'lockout'],
};
