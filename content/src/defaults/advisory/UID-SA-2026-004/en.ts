export default {
  title: 'Session fixation in the border gateway’s management page',
  summary:
    'The session identifier stayed the same across login. Someone on the management network could lead an administrator to log in with a planted one, then share the session and change rules. Tunnels run in processes of their own and are not affected; keys in the cryptographic card cannot be taken this way. Added 20 October: read-only administrators are affected too. CWE-384; no CVE or CNVD number requested. Vector CVSS:4.0/AV:A/AC:L/AT:P/PR:N/UI:A/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N.',
  affected: ['Border Security Gateway 4.2.0–4.2.6 with web management on'],
  notAffected: ['4.1 and earlier', 'Devices with web management off, managed by SSH only'],
  fixed: ['4.2.7'],
  workaround:
    'Switch web management off or keep its port out of band; clear the browser session before login and follow no management links sent by others.',
};
