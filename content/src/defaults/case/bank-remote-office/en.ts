export default {
  client: 'A city commercial bank',
  title: 'From 46 public entry points to one',
  headline: { value: '46 → 1', label: 'office services visible from the internet' },
  situation:
    'Remote work ran on two VPNs and a number of exposed pages. The asset list showed 29 entry points, an external scan found 46; contractors’ projects and old test systems made the difference. People logged in with password and text message, which took 41 seconds at the median.',
  choice:
    'SDP instead of VPNs, granted by application. Login by directory and a signature on the phone: Secure SIM Plus cards for lending and treasury, co-signing by the SDK for everyone else. Sensitive systems accept only managed devices with encrypted disks. Contractors get a web portal of their own, without downloads.',
  rollout:
    'Eight weeks, application by application; each move closed an old entry point. A reporting system that needed connections back from the server could not move in week three; it was changed and followed in week seven, on a dedicated line meanwhile.',
  result:
    'One web portal for contractors remains visible; the SDP ports do not answer a scan without the authorisation packet and are not counted. Median login time fell from 41 seconds to 12. In the first month 6% of sessions were given reduced access because the device was out of policy, mostly for missing patches.',
  method:
    'External scans, median of three before and three after; login times are medians of a week’s full log. A scan cannot find ports open to certain sources only.',
  unit: 'Office services visible from the internet',
  labels: ['Before', 'Wk 2', 'Wk 4', 'Wk 6', 'Wk 8'],
};
