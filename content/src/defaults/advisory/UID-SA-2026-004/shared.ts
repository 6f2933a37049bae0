export default {
  id: 'UID-SA-2026-004',
  publishedOn: '2026-10-12',
  updatedOn: '2026-10-20',
  severity: 'high',
  score: 7.3,
};
