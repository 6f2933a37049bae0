import type { ProductStory } from '../product-parts.ts';

export const tmControlStoryEn: ProductStory = {
  name: 'Endpoint Management',
  job: 'Manages phones, tablets, computers and special terminals: configuration, apps, compliance, wiping when lost, and device state for the gateways.',
  description:
    'Device management for Android, iOS, HarmonyOS, Windows and Hardened Linux: signed policies, compliance fed to gateways, work profiles, remote wipe.',
  problem: {
    title: 'Uncounted devices in an unknown state',
    paragraphs: [
      'How many devices can reach the internal network is often a matter of spreadsheets. A lost tablet is reported days later, when its data has long gone offline.',
      'Employees use their own phones. The company wants control, they fear for photos and location. One rule for all does not pass, and no rule is a risk.',
      'A gateway knows who logged in, not with what. A jailbroken phone and a managed computer get the same access.',
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
      verb: 'Take back',
      text: 'Lock, wipe the work data or wipe the device, with a receipt.',
    },
  ],
  features: [
    {
      title: 'Three kinds of ownership, three borders',
      text: 'Company devices are managed whole, company devices for personal use in partitions, private ones in their work profile only. What can and cannot be seen is listed on the device.',
    },
    {
      title: 'The systems’ own interfaces',
      text: 'Android Enterprise, Apple MDM and declarative management, HarmonyOS enterprise management, Windows CSPs. No rooting, no tricks with accessibility services.',
    },
    {
      title: 'Two people for dangerous acts',
      text: 'Full wipes, bulk policies and new administrators need a second person. The record cannot be removed by the account that acted.',
    },
    {
      title: 'Compliance is access',
      text: 'Changes reach Authentication Gateway and SDP within 5 seconds, which lower or cut access and restore it by themselves.',
    },
    {
      title: 'Device bound to SIM',
      text: 'Device identity and ICCID are registered together. A swapped card or device raises an alarm or ends access, by policy.',
    },
    {
      title: 'Thin networks and none',
      text: 'Signed policies are cached; an offline device keeps the last valid one. After the limit its work data locks.',
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
          'Logged in by certificate and signed. Wipes and loosened restrictions wait for a second administrator.',
      },
      {
        from: 'Endpoint Management',
        to: 'Push channel',
        message: 'Wake-up',
        detail:
          'Says that there is something, not what. APNs for iOS, the maker’s push or our own connection for Android, only our own inside closed networks.',
      },
      {
        from: 'Push channel',
        to: 'Device',
        message: 'Wake-up',
        detail:
          'If the push is lost the device asks at its heartbeat, 15 minutes by default. It gets there in the end.',
      },
      {
        from: 'Device',
        to: 'Endpoint Management',
        message: 'Fetch over mutual TLS',
        detail:
          'With the device certificate from enrolment, its key in the system store or a module, and the policy version it has.',
      },
      {
        from: 'Endpoint Management',
        to: 'Device',
        message: 'Signed policy and commands',
        detail:
          'The device checks signature, scope and that the version grew. An old policy cannot be replayed.',
      },
      {
        from: 'Device',
        to: 'Endpoint Management',
        message: 'Result by item, compliance',
        detail:
          'Done, unsupported or failed with a reason, for each restriction. No single “completed” hides the differences.',
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
