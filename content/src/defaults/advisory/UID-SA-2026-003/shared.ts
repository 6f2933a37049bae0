export default {
  id: 'UID-SA-2026-003',
  publishedOn: '2026-07-03',
  updatedOn: '2026-07-03',
  severity: 'low',
  score: 2,
};
