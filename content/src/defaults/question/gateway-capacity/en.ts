export default {
  question: 'How many devices or users can one gateway take?',
  answer:
    'A Border Security Gateway counts concurrent tunnels, one for each device: 200 with BG-200, 5,000 with BG-2000, 20,000 with BG-10000. An Authentication Gateway counts concurrent sessions: 5,000 with AG-5000, 20,000 with AG-20000, 200,000 with AG-200000.',
};
