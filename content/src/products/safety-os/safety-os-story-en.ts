import type { ProductStory } from '../product-parts.ts';

export const safetyOsStoryEn: ProductStory = {
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
};
