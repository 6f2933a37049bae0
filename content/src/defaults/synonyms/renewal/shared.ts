export default {
  id: 'renewal',
  words: ['续费', '续期', '续约', '到期', 'renew', 'renewal', 'expire', 'expiry'],
};
