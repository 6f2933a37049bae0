export default {
  title: 'Endpoint Management’s application list had no page limit',
  summary:
    'A logged-in administrator could ask for a page large enough to fill a console node’s memory and slow other administrators. Policies still reach terminals and no other tenant’s data is exposed. CWE-770; no CVE or CNVD number requested. Vector CVSS:4.0/AV:A/AC:L/AT:N/PR:H/UI:N/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N.',
  affected: ['Endpoint Management console 5.0.0–5.0.4'],
  notAffected: ['4.x and earlier', 'Agents on any platform'],
  fixed: ['5.0.5: 200 entries a page at most'],
  workaround:
    'Limit the page-size parameter of that interface at a reverse proxy, and check scripts that call it.',
};
