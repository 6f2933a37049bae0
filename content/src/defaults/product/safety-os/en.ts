export default {
  name: 'Hardened Linux',
  job: 'A hardened Linux: verified from power-on, with a read-only system, mandatory access control and updates that roll back automatically. SM algorithms (ShangMi, China’s commercial cryptography) included.',
  description:
    'Hardened OS on Linux LTS kernels: verified boot, read-only root, mandatory access control, SM4 disk encryption, remote attestation, A/B updates.',
  problem: {
    title: 'General-purpose systems come with too many open doors',
    paragraphs: [
      'A fresh desktop installation starts dozens of services and holds thousands of executables. Most jobs need none of them, and all of them are attack surface.',
      'Industrial hosts run for ten years without a reinstall. Nobody dares to patch, antivirus signatures cannot be updated, and once ransomware gets in, nothing stops it rewriting system files.',
      'A gateway asks whether a device is secure, and its agent says yes. If the system underneath has been tampered with, that answer is worthless.',
    ],
  },
  verbs: [
    {
      verb: 'Prove',
      text: 'Firmware, loader, kernel and root are verified and measured in turn; a TPM or TCM signs the result for remote verification.',
    },
    {
      verb: 'Confine',
      text: 'The system is read-only, processes run under SELinux, unauthorised programs do not run.',
    },
    {
      verb: 'Roll back',
      text: 'Two system slots: an update that fails its boot check reverts to the previous version, with nobody on site.',
    },
  ],
  features: [
    {
      title: 'Verified read-only root',
      text: 'dm-verity checks the root block by block. If a single byte was changed offline, reading its block fails and the spare slot takes over.',
    },
    {
      title: 'Mandatory access control',
      text: 'SELinux enforces from the start, with each service in its own domain. There are policies for desktop, industrial and gateway use, and a tool that drafts rules from logs.',
    },
    {
      title: 'Only signed programs',
      text: 'IMA checks signatures (ECDSA P-384); only programs signed by us or by your organisation run, and the measurement log uses SM3. Script interpreters fall under the same rule, so it cannot be bypassed.',
    },
    {
      title: 'SM4 disk encryption',
      text: 'LUKS2 with SM4-XTS (IEEE 1619). The TPM or TCM seals the key to the measurements, with a PIN if you want one. A removed disk cannot be read.',
    },
    {
      title: 'Whole-image updates',
      text: 'Signed images are written to the other slot in the background and used from the next restart. Three failed health checks trigger a rollback.',
    },
    {
      title: 'Minimal by design',
      text: 'The gateway edition has 11 services and about 180 packages, each in an SPDX 2.3 bill of materials, so a vulnerability can be traced to a package.',
    },
  ],
  protocol: {
    title: 'Verified boot and remote attestation',
    actors: ['Firmware', 'TPM/TCM', 'Hardened Linux', 'Attestation service', 'SDP controller'],
    steps: [
      {
        from: 'Firmware',
        to: 'TPM/TCM',
        message: 'Loader verified and measured',
        detail:
          'UEFI Secure Boot checks the loader’s signature and its digest goes into a PCR. A bad signature stops the boot; measurement only records. The two complement each other.',
      },
      {
        from: 'Firmware',
        to: 'Hardened Linux',
        message: 'Kernel and read-only root start',
        detail:
          'A unified kernel image holds kernel, initial RAM disk and dm-verity root hash, signed as one. The command line cannot be swapped.',
      },
      {
        from: 'Hardened Linux',
        to: 'TPM/TCM',
        message: 'Unseal the disk key',
        detail:
          'Released if the PCRs match. Before an update the key is sealed again to the expected values of the new version, so that the update locks nobody out.',
      },
      {
        from: 'TPM/TCM',
        to: 'Hardened Linux',
        message: 'Disk key',
        detail:
          'Goes into the kernel’s key ring, out of reach of user space. With a PIN, the chip limits the number of attempts.',
      },
      {
        from: 'Attestation service',
        to: 'Hardened Linux',
        message: 'Request with nonce',
        detail:
          'The nonce keeps old evidence from being replayed. Over mutual TLS, every 10 minutes by default.',
      },
      {
        from: 'Hardened Linux',
        to: 'Attestation service',
        message: 'Quote and measurement log',
        detail:
          'The chip signs PCRs and nonce with its attestation key. The service checks it, recomputes the PCRs from the log and compares with published values (roles as in RFC 9334).',
      },
      {
        from: 'Attestation service',
        to: 'SDP controller',
        message: 'Result',
        detail:
          'Compliant, out of date or non-compliant, with the components named. The controller allows, reduces or cuts access accordingly.',
      },
    ],
  },
  specification: [
    {
      group: 'System',
      rows: [
        {
          name: 'Kernel',
          value: '8.0–8.1: Linux 6.6 LTS; from 8.2: Linux 6.12 LTS; lockdown in integrity mode',
        },
        { name: 'Editions', value: '8.x: desktop, industrial, gateway' },
        { name: 'Architecture', value: 'x86-64, Arm64, LoongArch64' },
        { name: 'Image size', value: 'gateway 420 MB; industrial 780 MB; desktop 2.6 GB' },
        { name: 'Start to usable', value: 'gateway 9 s; industrial 12 s; desktop 20 s (NVMe)' },
      ],
    },
    {
      group: 'Security mechanisms',
      rows: [
        { name: 'Root of trust', value: 'TPM 2.0 or TCM (GM/T 0012), UEFI Secure Boot' },
        {
          name: 'Integrity',
          value: 'dm-verity; IMA appraisal of signatures (ECDSA P-384), measurement log in SM3',
        },
        { name: 'Access control', value: 'SELinux enforcing, seccomp, namespaces' },
        {
          name: 'Disk encryption',
          value:
            'LUKS2 with SM4-XTS or AES-XTS (XTS of IEEE 1619 for both, not the variant of GB/T 17964-2021)',
        },
        {
          name: 'SM algorithms',
          value:
            'SM3 and SM4 in the kernel; SM2 and TLCP in the OpenSSL-compatible library, in user space (mainline dropped SM2 in 6.11)',
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
          value:
            'sequential reads and writes about 8% slower with accelerated AES; about 25% with SM4',
        },
      ],
    },
    {
      group: 'Support',
      rows: [
        {
          name: 'Maintenance',
          value:
            '5 years per major version, 2 more as an option; after upstream LTS ends we backport security fixes',
        },
        {
          name: 'Security updates',
          value: 'fix or mitigation within 7 days for high, 30 days for medium severity',
        },
        { name: 'Updating', value: 'online, offline media, Endpoint Management' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Machines',
      supported: 'x86-64, Arm64 and LoongArch64 with TPM 2.0 or TCM',
      note: 'Installs without a TPM or TCM too, but without attestation and key sealing.',
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
      note: 'Run one full production cycle on a test machine first.',
    },
    { subject: 'Management', supported: 'Endpoint Management, Ansible, syslog, SNMPv3' },
  ],
  deployment: [
    {
      title: 'List programs and peripherals',
      text: 'List programs, drivers, printers and serial devices and try them on two machines. Decide up front what replaces programs that have no Linux version.',
    },
    {
      title: 'Set up signing',
      text: 'Generate your own signing key in an HSM. Write down who may sign and who reviews.',
    },
    {
      title: 'Observe, then enforce',
      text: 'Run SELinux and the allow list in logging mode for two weeks. Work through the log, then enforce.',
    },
    {
      title: 'Roll out and keep recovery media',
      text: 'Install by network or media. Register each attestation key; keep recovery media and disk recovery keys.',
    },
  ],
  scenarios: [
    {
      title: 'Substation hosts',
      text: 'The industrial edition replaces ageing systems; unknown programs do not run, and updates switch over in the maintenance window.',
    },
    {
      title: 'Nurse stations and kiosks',
      text: 'Read-only with automatic rollback: after a power loss or an operating error, a restart restores the system. Data stays on the server.',
    },
    {
      title: 'Gateways and edge devices',
      text: 'Device makers build on the gateway edition with its bill of materials and five years of maintenance, instead of maintaining a kernel.',
    },
  ],
  standards: [
    {
      id: 'GB/T 20272-2019',
      title: 'Operating system security technical requirements',
      scope:
        'Designed to level 3 (labelled protection); no certificate has been issued yet. Once one is, it is on the register. A result holds for the version and configuration tested.',
    },
    {
      id: 'GM/T 0012-2020',
      title: 'Interface of the trusted cryptography module',
      scope:
        'The interface of the TCM. The chip comes with the machine; the system’s job is to use it correctly.',
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
    'A kernel flaw can still get past mandatory access control. Hardening reduces the attack surface and buys time; it does not replace patches.',
    'Attestation says what was booted and measured, not what is happening in memory now.',
    'Windows programs and drivers do not run, and some printers and card readers have no Linux driver. Check each before migrating.',
    'The allow list stops ad-hoc scripts and in-house tools. Give developers a separate partition or containers.',
  ],
  questions: [
    {
      question: 'How does it differ from a free distribution?',
      answer:
        'The kernel and most components are the same. Enforcement, read-only root, image updates with rollback, SM4 disk encryption and attestation are integrated, tested and on by default, with security updates within agreed times. Source code comes under its own licences.',
    },
    {
      question: 'How is software installed on a read-only system?',
      answer:
        'System software comes with the image. Applications go onto a writable partition, signed by your organisation, or into containers.',
    },
    {
      question: 'What if the PIN is forgotten or the board replaced?',
      answer:
        'A recovery key is generated at installation and stored by Endpoint Management, encrypted to your organisation’s public key; it takes two administrators to release it. Without it the data is lost.',
    },
    {
      question: 'How are offline sites updated?',
      answer:
        'With a signed image on dedicated media. The system checks the signature and that the version is higher before anything else, and runs no program from the media.',
    },
  ],
};
