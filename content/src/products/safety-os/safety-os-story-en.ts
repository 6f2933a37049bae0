import type { ProductStory } from '../product-parts.ts';

export const safetyOsStoryEn: ProductStory = {
  name: 'Hardened Linux',
  job: 'A hardened Linux: verified from power-on, with a read-only system, mandatory access control, and updates that roll back by themselves.',
  description:
    'Hardened OS on Linux 6.12 LTS: verified boot, read-only root, mandatory access control, SM4 disk encryption, remote attestation, A/B updates.',
  problem: {
    title: 'General systems come with too many open doors',
    paragraphs: [
      'A freshly installed desktop starts dozens of services and holds thousands of executables. Most work needs none of them; all are attack surface.',
      'Hosts on site run ten years without reinstalling. Nobody dares to patch, signature files cannot be updated, and when ransomware gets in, nothing resists its rewriting of system files.',
      'A gateway asks whether a device is secure and the agent says yes. If the system under it was changed, the answer is worth nothing.',
    ],
  },
  verbs: [
    {
      verb: 'Prove',
      text: 'Firmware, loader, kernel and root are verified and measured in turn; a TPM or TCM signs the result for a remote check.',
    },
    {
      verb: 'Confine',
      text: 'The system is read-only, processes run under SELinux, unauthorised programs do not run.',
    },
    {
      verb: 'Return',
      text: 'Two system slots: an update that fails its start check goes back to the version before, with nobody on site.',
    },
  ],
  features: [
    {
      title: 'Verified read-only root',
      text: 'dm-verity checks the root block by block. One byte changed offline fails when its block is read, and the spare slot takes over.',
    },
    {
      title: 'Mandatory access control',
      text: 'SELinux enforces from the start, each service in its domain. Policies for desktop, industry and gateway, and a tool that drafts rules from logs.',
    },
    {
      title: 'Only signed programs',
      text: 'IMA checks signatures over SM3; programs signed by us or by your organisation run. Script interpreters fall under the same rule, so that it is not walked around.',
    },
    {
      title: 'SM4 disk encryption',
      text: 'LUKS2 with SM4-XTS. The key is sealed by TPM or TCM to the measurements, with a PIN if wanted. A removed disk cannot be read.',
    },
    {
      title: 'Whole-image updates',
      text: 'Signed images are written to the other slot in the background and taken at a restart. Three failed health checks lead back.',
    },
    {
      title: 'Little, on purpose',
      text: 'The gateway edition has 11 services and about 180 packages, each in an SPDX 2.3 bill of materials, so a flaw can be traced to a package.',
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
          'UEFI Secure Boot checks the loader’s signature and its digest goes into a PCR. A bad signature stops; measuring records. They complement each other.',
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
          'Released if the PCRs match. Before an update the key is sealed again to the expected values of the new version, so that nobody is locked out.',
      },
      {
        from: 'TPM/TCM',
        to: 'Hardened Linux',
        message: 'Disk key',
        detail:
          'Goes into the kernel’s key ring, out of reach of user space. With a PIN the chip limits the tries.',
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
          'Conforming, out of date or not conforming, with the components named. The controller allows, lowers or cuts access.',
      },
    ],
  },
};
