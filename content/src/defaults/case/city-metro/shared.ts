export default {
  id: 'city-metro',
  industry: 'transport',
  year: 2025,
  products: ['safety-border-gateway', 'safety-os', 'safety-mods'],
  status: 'sample',
  points: [4, 19, 37, 52],
};
