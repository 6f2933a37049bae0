export default {
  id: 'tls-new-connections',
  type: 'test',
  number: 'UID-TR-2026-005',
  issuedOn: '2026-03-19',
  products: ['internet-tls'],
  status: 'sample',
};
