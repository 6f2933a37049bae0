export default {
  id: 'module-kit',
  category: 'product',
  publishedOn: '2026-02-03',
  products: ['safety-mods'],
};
