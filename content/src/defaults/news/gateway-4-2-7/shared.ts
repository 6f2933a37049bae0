export default {
  id: 'gateway-4-2-7',
  category: 'advisory',
  publishedOn: '2026-10-12',
  updatedOn: '2026-10-20',
  products: ['safety-border-gateway'],
};
