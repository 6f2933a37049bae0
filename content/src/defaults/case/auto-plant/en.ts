export default {
  client: 'A car-parts plant',
  title: 'Line controllers take signed firmware only',
  headline: { value: '31 → 2', label: 'unsigned firmware writes refused a month' },
  situation:
    'Suppliers upgraded controllers from their own memory sticks; versions and origins could not be checked. Three suppliers had dial-in boxes of their own and the plant could not tell who was online. One wrong version stopped four lines for two shifts.',
  choice:
    'Modules in the controllers check signature and version counter; suppliers sign on their release servers with M.2 modules, one key each. Border gateways filter the lines by Modbus function code and write window; the dial-in boxes are gone and remote maintenance comes by SDP and work order. Engineering stations run the hardened system and read only verified packages from sticks.',
  rollout:
    'Four lines: two weeks of observation, then enforcement. Signing tools went to suppliers a month ahead. One supplier’s old controllers had no room for a module; there the gateway checks a list of signatures before a write.',
  result:
    'The first month refused 31 writes, each traced to an old tool or a past version never signed again; none was malicious. After suppliers changed tools it fell to two a month. No wrong version has been written since; an upgrade on site takes 4 minutes longer.',
  method:
    'Controller and gateway logs, February to May 2026; wrong versions by stop records. The period is short and does not show a long-term trend.',
  unit: 'Unsigned firmware writes refused a month',
  labels: ['Feb', 'Mar', 'Apr', 'May'],
};
