export default {
  id: 'UID-SA-2026-001',
  publishedOn: '2026-01-22',
  updatedOn: '2026-01-22',
  severity: 'medium',
  score: 4.8,
};
