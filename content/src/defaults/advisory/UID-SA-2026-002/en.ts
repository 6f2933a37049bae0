export default {
  title: 'The SDP controller tolerated replayed authorisation packets for too long',
  summary:
    'The window was 120 seconds, and used counters were kept in memory and forgotten at restart. An interceptor could replay a packet within the window, make the port answer briefly and learn that a service is there. A session still needs mutual TLS. Updated 6 May: a failover loses the counters too. CWE-294; no CVE or CNVD number requested. Vector CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N.',
  affected: ['SDP controller 2.4.0–2.4.3'],
  notAffected: ['2.3 and earlier', 'SDP gateways and clients'],
  fixed: ['2.4.4: 30-second window, used counters on disk and shared between nodes'],
  workaround: 'Limit the controller’s UDP port by source address at the edge.',
};
