export default {
  client: 'An insurer’s agents',
  title: 'Agents no longer wait for text messages',
  headline: { value: '27 → 3 s', label: 'median login time on Android and HarmonyOS phones' },
  situation:
    'Agents waited for codes where reception is poor, with the customer across the table. Accounts were lent: one signed policies in one city in the morning and in another in the afternoon, and nobody would admit to it.',
  choice:
    'Agents got Secure SIMs: the card signs the login, with the PIN at the first login of the day and again for each policy. iPhones do not open the SIM to applications and use the card’s menu by binary SMS. Newcomers without a card start with co-signing by the SDK, under a limit. Endpoint Management manages the work profile only, one device a person; a new device means a new identity check.',
  rollout:
    'Nine thousand agents, by branch, in four weeks; cards and identification at the same desk. In the first week 3% of phones did not open their second slot, and the card moved to the first; two old models can use only the menu.',
  result:
    'From 27 seconds to 3 at the median, 6 with the PIN; the menu takes 14, quicker than a code but not quick. Signs of lending (two places a day) fell from 21 to 4 per ten thousand logins. That does not prove lending has ended, only that the old way no longer works.',
  method:
    'Medians over all logins of a week, April 2026, user input included; lending by the client’s own risk rules, unchanged.',
  unit: 'Median login time, seconds',
  labels: ['SMS', 'Menu', '+PIN', 'Card'],
};
