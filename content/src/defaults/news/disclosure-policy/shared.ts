export default {
  id: 'disclosure-policy',
  category: 'company',
  publishedOn: '2026-09-03',
  products: ['safety-border-gateway', 'safety-os', 'internet-tls'],
};
