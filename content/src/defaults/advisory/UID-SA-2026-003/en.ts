export default {
  title: 'The Device Security SDK could log certificate subjects',
  summary:
    'At debug level the log held certificate subject names, which may contain a person’s name or staff number; never keys, PINs, passwords or signed content. Reading it takes access to the device, or logs the application uploads. CWE-532; no CVE or CNVD number requested. Vector CVSS:4.0/AV:L/AC:L/AT:P/PR:L/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N.',
  affected: ['Device Security SDK 3.0.0–3.1.2 with debug logs on in release builds'],
  notAffected: ['Applications at the default log level', '2.x'],
  fixed: ['3.1.3'],
  workaround:
    'Set the level to “info” or higher in release builds, and delete old logs and their uploaded copies.',
};
