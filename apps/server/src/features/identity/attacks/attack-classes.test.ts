import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { addressAttacks } from './at-addresses.ts';
import { limitAttacks } from './at-limits.ts';
import { ownerAttacks } from './at-owners.ts';
import { tokenAttacks } from './at-tokens.ts';

/**
 * Ways in which an authentication library in wide use, better-auth, was broken, according to its own advisories and
 * issues, and the weaknesses that every login page has. Attacks on OAuth and on organisations have no counterpart here:
 * there is neither. Each attack is tried once; more detailed tests are beside the code that it attacks.
 */
const attacks = [...limitAttacks, ...tokenAttacks, ...addressAttacks, ...ownerAttacks];

test.each(attacks.map((attack) => [attack.name, attack.known.join(', '), attack] as const))(
  'fails: %s (%s)',
  async (_name, _known, { environment = {}, run }) => {
    expect.hasAssertions();
    await using server = await createTestApp({ environment });
    await run(server);
  },
);
