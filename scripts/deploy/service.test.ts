import { expect, test } from 'vitest';

import { readDeployed } from './manifest.ts';

const unit = readDeployed('uid-security.service');

test('the service has a user of its own, who writes to its data and nowhere else', () => {
  for (const line of [
    'DynamicUser=yes',
    'StateDirectoryMode=0700',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'ProtectKernelTunables=yes',
    'ProtectControlGroups=yes',
    'RestrictSUIDSGID=yes',
    'CapabilityBoundingSet=',
  ])
    expect(unit.split('\n')).toContain(line);
  expect(/^Environment=.* DATA_DIR=\/var\/lib\/(.*)$/m.exec(unit)?.[1]).toBe(
    /^StateDirectory=(.*)$/m.exec(unit)?.[1],
  );
});

test('the service comes back whatever ended it, and has the time to let its visitors go', () => {
  expect(unit).toMatch(/^Restart=always$/m);
  // DRAIN_SECONDS=5 as the balancer wants it, then ten seconds for those inside.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(15);
});
