export default {
  id: 'UID-SA-2026-002',
  publishedOn: '2026-04-18',
  updatedOn: '2026-05-06',
  severity: 'medium',
  score: 6.3,
};
