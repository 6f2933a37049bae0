import { expect, test } from 'vitest';

import { nearbyOf } from './nearby.ts';

const all = [
  ['border-gateway', '边界网关', 'gateway'],
  ['sim-card', '安全 SIM 卡', 'card'],
  ['card-kit', '试用套装', 'card'],
  ['sdp-licence', 'SDP 授权', 'software'],
  ['tls-licence', 'TLS 授权', 'software'],
].map(([name = '', title = '', family = '']) => ({ name, title, family, path: '/', text: '' }));

function namesFor(typed: string): string[] {
  return nearbyOf(typed, all).offers.map(({ name }) => name);
}

test('what is most like the word typed comes first, then its family', () => {
  expect(namesFor('sim-crad')).toEqual(['sim-card', 'card-kit']);
  expect(namesFor('SDP_Licence')).toEqual(['sdp-licence', 'tls-licence']);
  expect(nearbyOf('sim-crad', all).isAlike).toBe(true);
});

test('a title is as good as a name', () => {
  expect(namesFor('边界网关')[0]).toBe('border-gateway');
});

test('where nothing is alike the first are offered, and nobody is told that they are like it', () => {
  expect(nearbyOf('xyz', all)).toMatchObject({ isAlike: false, offers: all.slice(0, 4) });
  expect(nearbyOf('', all)).toMatchObject({ isAlike: false, offers: all.slice(0, 4) });
  expect(nearbyOf('xyz', []).offers).toEqual([]);
});

test('what was typed becomes words to search for, no longer than a search takes', () => {
  expect(nearbyOf(' super_sim--card\u0000\n', []).typed).toBe('super sim card');
  expect(nearbyOf('𠮷'.repeat(100), []).typed).toBe('𠮷'.repeat(60));
});
