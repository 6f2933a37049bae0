export default {
  id: 'unlock-code',
  words: [
    'PIN 输错被锁',
    'PIN is locked',
    '解锁码',
    'unlock code',
    'PUK',
    'PUK 码',
    'PUK码',
    'PUK code',
  ],
};
