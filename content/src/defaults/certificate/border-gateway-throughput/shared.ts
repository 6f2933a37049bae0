export default {
  id: 'border-gateway-throughput',
  type: 'test',
  number: 'UID-TR-2026-007',
  issuedOn: '2026-04-16',
  products: ['safety-border-gateway'],
  status: 'sample',
};
