export default {
  types: [
    {
      name: 'Integrators',
      text: 'Build our products into your projects. We bring reference designs, a test bed and on-site fault finding; you own delivery and acceptance.',
    },
    {
      name: 'Resellers',
      text: 'Sell standard products to one region or industry, with deal registration, samples and training.',
    },
    {
      name: 'Device makers',
      text: 'Ship our cards, modules and SDKs inside terminals and gateways, with interface documents, test cases and long-term supply terms.',
    },
    {
      name: 'Operators',
      text: 'Design SIM-based authentication with us: card applets, over-the-air management and charging interfaces.',
    },
  ],
  benefits: [
    { name: 'Test bed', values: ['Shared', 'Dedicated', 'Dedicated', 'Pilot on the live network'] },
    {
      name: 'Samples',
      values: ['On loan per project', '5 sets a quarter', 'Per model', 'Per pilot'],
    },
    { name: 'Engineering response', values: ['Next day', 'Next day', '8 hours', '4 hours'] },
    {
      name: 'Training',
      values: ['Online', 'Online and yearly on site', 'Online and with R&D', 'On site'],
    },
    { name: 'Deal registration', values: ['90 days', '180 days', 'By model', 'By region'] },
  ],
  steps: [
    {
      title: 'Apply',
      text: 'Tell us what kind of company you are, the industry you serve and your first project. We answer within two working days.',
    },
    {
      title: 'Assess',
      text: 'One remote meeting settles interfaces, compliance needs and lead times.',
    },
    { title: 'Pilot', text: 'Run one real use case and have both sides sign off the result.' },
    {
      title: 'Sign',
      text: 'Supply, support and confidentiality in writing; then the test bed and the documents are yours.',
    },
  ],
};
