export default {
  phones: ['400-000-0101', '400-000-0102'],
  email: 'contact@uid-security.example',
  serviceHours: {
    from: '09:00',
    to: '18:00',
    answerHours: 9,
    closedOn: ['2027-01-01'],
    openOn: [],
  },
  icpFiling: '京ICP备00000000号',
  policeFiling: '京公网安备 00000000000000号',
  operatorPath: '/operator',
};
