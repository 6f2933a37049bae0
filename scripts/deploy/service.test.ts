import { expect, test } from 'vitest';

import { readConfig } from '../../apps/server/src/read-config.ts';
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
  // The service must wait for the longest DRAIN_SECONDS, and ten seconds more for open requests.
  const { drainTime } = readConfig({ DRAIN_SECONDS: '60' });
  expect(() => readConfig({ DRAIN_SECONDS: '61' })).toThrow('DRAIN_SECONDS');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThanOrEqual(drainTime + 10_000);
});
