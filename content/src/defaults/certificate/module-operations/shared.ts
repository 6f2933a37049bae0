export default {
  id: 'module-operations',
  type: 'test',
  number: 'UID-TR-2026-003',
  issuedOn: '2026-02-12',
  products: ['safety-mods'],
  status: 'sample',
};
