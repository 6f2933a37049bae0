export default {
  id: 'mutual-tls',
  words: ['双向认证', '双向 TLS', 'mTLS', 'mutual TLS', 'mutual authentication'],
};
