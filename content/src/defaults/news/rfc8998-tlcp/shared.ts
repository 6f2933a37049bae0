export default {
  id: 'rfc8998-tlcp',
  category: 'industry',
  publishedOn: '2026-09-18',
  products: ['internet-tls', 'safety-auth-gateway'],
};
