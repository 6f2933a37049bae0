import type { ProductStory } from '../product-parts.ts';

export const tmControlStoryEn: ProductStory = {
  name: 'Endpoint Management',
  job: 'Manages phones, tablets, computers and special-purpose terminals: configuration, apps, compliance, remote wipe, and device state for the gateways.',
  description:
    'Device management for Android, iOS, HarmonyOS, Windows and Hardened Linux: signed policies, compliance fed to gateways, work profiles, remote wipe.',
  problem: {
    title: 'Unknown devices in an unknown state',
    paragraphs: [
      'How many devices can reach the internal network is often tracked in a spreadsheet. A lost tablet is reported days later, by which time it has long been offline with its data.',
      'Employees use their own phones. The company wants control; they worry about photos and location. One rule for everyone meets resistance, and no rule is a risk.',
      'A gateway knows who logged in, but not on what device. A jailbroken phone and a managed computer get the same access.',
    ],
  },
  verbs: [
    {
      verb: 'Configure',
      text: 'Certificates, Wi-Fi, VPN, apps and restrictions in one signed, numbered policy.',
    },
    {
      verb: 'Check',
      text: 'System version, encryption, screen lock, jailbreak and apps: a verdict with its reasons.',
    },
    {
      verb: 'Recover',
      text: 'Lock, wipe the work data or wipe the device, with a receipt.',
    },
  ],
  features: [
    {
      title: 'Three kinds of ownership, three boundaries',
      text: 'Company devices are managed in full, company-owned personal-use devices in partitions, personal devices in their work profile only. The device itself lists what can and cannot be seen.',
    },
    {
      title: 'Native platform interfaces',
      text: 'Android Enterprise, Apple MDM and declarative management, HarmonyOS enterprise management, Windows CSPs. No rooting, no abuse of accessibility services.',
    },
    {
      title: 'Two people for high-risk actions',
      text: 'Full wipes, bulk policies and new administrators need a second approver. The account that acted cannot delete the record.',
    },
    {
      title: 'Compliance drives access',
      text: 'Changes reach the Authentication Gateway and SDP within 5 seconds; they reduce or cut access and restore it automatically.',
    },
    {
      title: 'Device-to-SIM binding',
      text: 'Device identity and ICCID are registered together. A swapped card or device raises an alert or ends access, as policy says.',
    },
    {
      title: 'Poor or no connectivity',
      text: 'Signed policies are cached; an offline device keeps applying the last valid one. Past the time limit, its work data locks.',
    },
  ],
  protocol: {
    title: 'How a policy reaches a device',
    actors: [
      'Administrator',
      'Endpoint Management',
      'Push channel',
      'Device',
      'Authentication Gateway',
    ],
    steps: [
      {
        from: 'Administrator',
        to: 'Endpoint Management',
        message: 'Publish policy version n',
        detail:
          'The administrator logs in with a certificate and signs. Wipes and relaxed restrictions wait for a second administrator.',
      },
      {
        from: 'Endpoint Management',
        to: 'Push channel',
        message: 'Wake-up',
        detail:
          'It says that there is something, not what. APNs for iOS, the manufacturer’s push or our own connection for Android, only our own inside closed networks.',
      },
      {
        from: 'Push channel',
        to: 'Device',
        message: 'Wake-up',
        detail:
          'If the push is lost, the device asks at its next heartbeat, every 15 minutes by default.',
      },
      {
        from: 'Device',
        to: 'Endpoint Management',
        message: 'Fetch over mutual TLS',
        detail:
          'It presents the device certificate from enrolment, whose key is in the system key store or a module, and the policy version it has.',
      },
      {
        from: 'Endpoint Management',
        to: 'Device',
        message: 'Signed policy and commands',
        detail:
          'The device checks the signature, the scope and that the version has increased. An old policy cannot be replayed.',
      },
      {
        from: 'Device',
        to: 'Endpoint Management',
        message: 'Result by item, compliance',
        detail:
          'Done, unsupported or failed with a reason, for each restriction: no single “completed” to hide the differences.',
      },
      {
        from: 'Endpoint Management',
        to: 'Authentication Gateway',
        message: 'Compliance changed',
        detail:
          'A CAEP device-compliance-change event of the OpenID shared signals framework; the gateway adapts its sessions.',
      },
    ],
  },
};
