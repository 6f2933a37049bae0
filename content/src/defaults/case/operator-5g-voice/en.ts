export default {
  client: 'A provincial telecom operator',
  title: 'Keys in the card protect 5G voice accounts',
  headline: { value: '−89%', label: 'voice accounts abused a month, within half a year' },
  situation:
    'Business customers logged in to the voice portal with text-message codes, and could add numbers and forward calls there. Codes were forwarded or talked out of people and the numbers used for outbound calls; the anti-fraud desk registered about two hundred such accounts a month, many of them lost again the same way after being recovered.',
  choice:
    'Administrators now sign in with a Secure SIM Plus and sign again to add numbers or forward calls, with the action shown on the phone; agents use Secure SIMs. Small customers without new cards use co-signing by the SDK under a lower daily limit. The portal’s management interface moved behind border gateways, off the internet. Text messages only inform.',
  rollout:
    'Administrators of 1,200 companies changed cards in six weeks, identified in person at shops where their certificates were issued. The old login was narrowed month by month and closed in the fourth, after two weeks of calls to each customer still on it.',
  result:
    'Abused accounts fell from 212 a month to 24. Of those, 17 were leavers whose change was never filed, 5 had told someone their PIN, and 2 stayed unexplained. The handover process changed, and the PIN page now says that nobody from the operator asks for it.',
  method:
    'Monthly registrations of the operator’s anti-fraud desk, January to June 2026, criteria unchanged; customers grew by 3% meanwhile, not adjusted for.',
  unit: 'Voice accounts abused a month',
  labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
};
