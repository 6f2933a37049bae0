export default {
  id: 'border-gateway-200',
  category: 'product',
  publishedOn: '2026-04-28',
  products: ['safety-border-gateway'],
};
