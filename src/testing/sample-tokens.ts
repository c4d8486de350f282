import * as apiTokens from '#contract/api-tokens/api-tokens.ts';
import { tokenOf } from '#server/features/api-tokens/tokens.test-support.ts';
import type { Prepare } from './sample-learning.ts';
import type { World } from './world.ts';

/** Samples for the calls about API tokens. */
export const sampleTokens = (world: World): [string, Prepare][] => [
  [
    apiTokens.createToken.name,
    async () => ({
      caller: await world.person('Aroha', 'mentor', { passwordHash: 'set' }),
      body: {
        name: 'Script',
        kind: 'personal',
        permissions: ['reflections.review'],
        days: 30,
        current_password: 'kererū in the kōwhai',
      },
    }),
  ],
  ...[apiTokens.endToken, apiTokens.endAnyToken].map(({ name }): [string, Prepare] => [
    name,
    async () => {
      const caller = await world.person('Aroha', 'admin');
      return { caller, body: { uuid: (await tokenOf(world, caller)).uuid } };
    },
  ]),
];
