export default {
  client: 'A tertiary hospital',
  title: '318 shared accounts down to nine',
  headline: {
    value: '318 → 9',
    label: 'shared accounts in sixteen weeks; the nine left are registered for emergencies',
  },
  situation:
    'Stations shared accounts and signatures were pictures: quality control could trace a role, not a person. Carts ran systems without updates for years, monitors stood in one segment with office PCs, and vendors came in by a port that was always open.',
  choice:
    'One card per person, inserted to log in and pulled to lock; records signed with that person’s key and time-stamped. Carts run the hardened system, tablets and handhelds are managed. Monitors join by certificate through access units with modules and reach the collection interface only; vendors come by SDP and work order. Patient-facing interfaces offer both SM and international suites.',
  rollout:
    'One ward for six weeks, then ward by ward, night shifts first to prove the emergency path. In week five nurses found a PIN each time too slow: now the first login of a shift asks for it, later ones need only the card, and signing an order always requires the PIN.',
  result:
    'From 318 shared accounts to nine, all opened by two people and reviewed each time. A hundred sampled signatures all verified independently. From card to working screen takes 4 seconds at the median, against 19 with passwords, and no workaround for logging in appeared.',
  method:
    'Monthly account inventory; signatures checked with a third party’s tool, November 2025; times are medians of a week’s log of three wards.',
  unit: 'Shared accounts',
  labels: ['Start', 'Wk 6', 'Wk 10', 'Wk 14', 'Wk 16'],
};
