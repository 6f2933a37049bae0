export default {
  client: 'A city metro operator',
  title: 'Signal maintenance and office networks separated at 52 stations',
  headline: { value: '52', label: 'stations separated' },
  situation:
    'Maintenance laptops sat on the office and the signal maintenance network at once; two assessments asked for change. Paths were opened and closed by hand and often forgotten open, and laptops left the stations with engineering files on them.',
  choice:
    'BG-2000 gateways at the stations keep the two networks in different domains. Laptops run the hardened system with encrypted disks and hold their certificate in an M.2 module. A path opens by work order and the gateway closes it on time; anything beyond the order is blocked at once and logged off the box.',
  rollout:
    'In night closures, one or two stations a night. Each gateway learned beside the line for two weeks and the result was checked against work orders. The hardware bypass is off in the maintenance domain: if power fails, the link breaks instead of passing traffic.',
  result:
    'Both findings were closed in re-assessment. From approval to an open path takes 40 seconds on average, and it closes by itself; 8% of the year’s orders asked for more time. In the fourth quarter 31 accesses beyond an order were blocked, all traced to old habits of manual setup.',
  method:
    'Re-assessment and gateway logs, December 2025; the time is the mean over all work orders of the fourth quarter.',
  unit: 'Stations behind gateways, cumulative',
  labels: ['Mar', 'Jun', 'Sep', 'Dec'],
};
