export default {
  id: 'provincial-grid',
  industry: 'power',
  year: 2025,
  products: ['safety-mods', 'safety-border-gateway', 'safety-os', 'tm-control'],
  solution: 'safety-electric',
  status: 'sample',
  points: [3, 41, 128, 214],
};
