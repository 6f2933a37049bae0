export default {
  client: 'A provincial grid company',
  title: 'Signed distribution commands at 214 stations',
  headline: { value: '214', label: 'stations converted within a year' },
  situation:
    'Distribution terminals came in over a private radio network and spoke IEC 60870-5-104 in the clear. An assessment could see a port and nothing more: where a command came from, and whether it had been changed, could not be proven afterwards. Service laptops and tablets were set up by each crew, their patches unknown.',
  choice:
    'UM-L modules on the communication boards; the control centre signs commands in an HSM, and terminals verify signature and sequence number before acting. Border gateways in the access zone terminate tunnels and filter by type identifier. Tablets run the hardened system and are admitted by work order. Vertical encryption and lateral isolation devices on the dispatch network stayed as they were.',
  rollout:
    'Along with planned maintenance, one day per station. Three model stations ran for a quarter, recording without refusing. Rollout then enabled tunnels first, filters next and refusal last; the bypass was kept for three months, then removed.',
  result:
    'All 3,000 sampled commands could be verified independently, sender and content alike. Terminals refused seven over the year, all because of clocks beyond the allowed drift; those stations were given time sources. The learning phase also found 11 accesses missing from the inventory, 9 of them forgotten test settings.',
  method:
    'Acceptance report and samples, December 2025; the client’s own metering and communication departments drew the samples from the centre’s log.',
  unit: 'Stations converted, cumulative',
  labels: ['Q1', 'Q2', 'Q3', 'Q4'],
};
