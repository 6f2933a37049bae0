export default {
  id: 'sdk-3-1-3',
  category: 'advisory',
  publishedOn: '2026-07-03',
  products: ['tm-safety-sdk'],
};
