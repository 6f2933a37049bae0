export default {
  id: 'terminal-control-5',
  category: 'advisory',
  publishedOn: '2026-01-22',
  products: ['tm-control'],
};
