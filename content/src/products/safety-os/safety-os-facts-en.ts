import type { ProductFacts } from '../product-parts.ts';

export const safetyOsFactsEn: ProductFacts = {
  specification: [
    {
      group: 'System',
      rows: [
        { name: 'Kernel', value: 'Linux 6.12 LTS, lockdown in integrity mode' },
        { name: 'Editions', value: '8.x: desktop, industrial, gateway' },
        { name: 'Architecture', value: 'x86-64, Arm64, LoongArch64' },
        {
          name: 'Image size',
          value: 'gateway 420 MB; industrial 780 MB; desktop 2.6 GB',
        },
        {
          name: 'Start to usable',
          value: 'gateway 9 s; industrial 12 s; desktop 20 s (NVMe)',
        },
      ],
    },
    {
      group: 'Security mechanisms',
      rows: [
        { name: 'Root of trust', value: 'TPM 2.0 or TCM (GM/T 0012), UEFI Secure Boot' },
        { name: 'Integrity', value: 'dm-verity, IMA appraisal (SM3)' },
        { name: 'Access control', value: 'SELinux enforcing, seccomp, namespaces' },
        { name: 'Disk encryption', value: 'LUKS2 with SM4-XTS or AES-XTS' },
        {
          name: 'SM algorithms',
          value: 'SM2, SM3, SM4 in kernel and OpenSSL-compatible library; TLCP',
        },
      ],
    },
    {
      group: 'Hardware needed',
      rows: [
        { name: 'Gateway', value: '2 cores, 2 GB memory, 8 GB storage' },
        { name: 'Industrial', value: '2 cores, 4 GB memory, 32 GB storage' },
        { name: 'Desktop', value: '4 cores, 8 GB memory, 128 GB storage' },
        {
          name: 'Cost of disk encryption',
          value: 'about 8% of sequential speed with accelerated AES; about 25% with SM4',
        },
      ],
    },
    {
      group: 'Support',
      rows: [
        { name: 'Maintenance', value: '5 years per major version, 2 more as an option' },
        {
          name: 'Security updates',
          value: 'fix or mitigation within 7 days if severe, 30 days if medium',
        },
        { name: 'Updating', value: 'online, offline media, Endpoint Management' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Machines',
      supported: 'x86-64, Arm64 and LoongArch64 with TPM 2.0 or TCM',
      note: 'Installs without a trusted chip too, but then without attestation and sealing.',
    },
    {
      subject: 'Applications',
      supported: 'DEB packages signed by your organisation, OCI containers, Flatpak (desktop)',
    },
    {
      subject: 'Windows programs',
      supported: 'Not directly; by remote desktop or virtual machine',
    },
    {
      subject: 'Industrial software',
      supported: 'SCADA and data acquisition with a Linux version',
      note: 'Run a full production cycle on a test machine first.',
    },
    { subject: 'Management', supported: 'Endpoint Management, Ansible, syslog, SNMPv3' },
  ],
  deployment: [
    {
      title: 'List programs and peripherals',
      text: 'Programs, drivers, printers, serial devices, tried on two machines. Decide first what replaces programs without a Linux version.',
    },
    {
      title: 'Set up signing',
      text: 'A signing key of your own, kept in an HSM. Write down who may sign and who reviews.',
    },
    {
      title: 'Observe, then enforce',
      text: 'SELinux and the allow list record for two weeks. Work through the records, then enforce.',
    },
    {
      title: 'Roll out and keep the spares',
      text: 'By network or media. Register each attestation key; keep recovery media and disk recovery keys.',
    },
  ],
  scenarios: [
    {
      title: 'Substation hosts',
      text: 'The industrial edition replaces ageing systems; unknown programs do not run, updates switch over in the maintenance window.',
    },
    {
      title: 'Nurse stations and kiosks',
      text: 'Read-only with automatic return: after power loss or a slip, a restart restores it. Data is on the server.',
    },
    {
      title: 'Gateways and edge devices',
      text: 'Device makers build on the gateway edition with its bill of materials and five years of maintenance, and need not maintain a kernel.',
    },
  ],
  standards: [
    {
      id: 'GB/T 20272-2019',
      title: 'Operating system security technical requirements',
      scope:
        'Designed and submitted at level 3 (labelled protection); the certificate number is supplied with the quotation and holds for the version and configuration tested.',
    },
    {
      id: 'GM/T 0012-2020',
      title: 'Interface of the trusted cryptography module',
      scope:
        'The TCM’s interface. The chip comes with the machine; the system’s part is to use it correctly.',
    },
    {
      id: 'ISO/IEC 15408',
      title: 'Common Criteria',
      scope:
        'Self-assessed against the protection profile for general-purpose operating systems. There is no CC certificate; ask for the self-assessment with a quotation.',
    },
    {
      id: 'RFC 9334',
      title: 'Remote attestation procedures architecture (RATS)',
      scope: 'Roles of attester, verifier and relying party, for use with other verifiers.',
    },
    {
      id: 'GB/T 22239-2019',
      title: 'Baseline for classified protection of cybersecurity',
      scope:
        'Supports identification, access control and trusted verification in the computing environment.',
    },
  ],
  limits: [
    'A kernel flaw can still get past mandatory access control. Hardening narrows and delays; patches remain necessary.',
    'Attestation tells what was started and measured, not what happens in memory now.',
    'Windows programs and drivers do not run, and some printers and card readers have no Linux driver. Check each before migrating.',
    'The allow list stops ad-hoc scripts and home-made programs. Give developers a partition or containers of their own.',
  ],
  questions: [
    {
      question: 'How does it differ from a free distribution?',
      answer:
        'Kernel and most parts are the same. Enforcement, read-only root, image updates with return, SM4 disks and attestation are integrated, tested and on by default, with security updates in agreed times. Sources come under their licences.',
    },
    {
      question: 'How is software installed on a read-only system?',
      answer:
        'System software comes with the image. Applications go to a writable partition, signed by your organisation, or into containers.',
    },
    {
      question: 'What if the PIN is forgotten or the board replaced?',
      answer:
        'A recovery key is made at installation and kept by Endpoint Management under your organisation’s public key; two administrators release it. Without it the data is lost.',
    },
    {
      question: 'How are offline sites updated?',
      answer:
        'By a signed image on dedicated media. The system checks signature and version before anything else, and runs no program from the media.',
    },
  ],
};
