export default {
  id: 'sim-auth-latency',
  type: 'test',
  number: 'UID-TR-2026-011',
  issuedOn: '2026-06-22',
  products: ['safety-shield-auth', 'safety-sim-card', 'safety-super-sim-card'],
  path: '/news/detail?id=auth-latency',
  status: 'sample',
};
