export default {
  id: 'auto-plant',
  industry: 'manufacturing',
  year: 2026,
  products: ['safety-mods', 'safety-border-gateway', 'sdp', 'safety-os'],
  status: 'sample',
  points: [31, 18, 6, 2],
};
