export default {
  id: 'lifecycle-dates',
  category: 'company',
  publishedOn: '2026-11-18',
  products: ['safety-os', 'safety-border-gateway', 'tm-control'],
};
