import * as resets from '#contract/factor-resets/factor-resets.ts';
import { changeFactorRule } from '#contract/factor-rules/factor-rules.ts';
import type { Prepare } from './sample-learning.ts';
import type { Person, World } from './world.ts';

/** Of what administrators do about second factors; `caller` is one. */
export function sampleFactorRules(world: World, caller: Person): [string, Prepare][] {
  const rule = { role: 'mentor', second_factor: 'asked', grace_days: 14, newcomers_at_once: false };
  const ofPerson: Prepare = async () => ({
    caller,
    body: { uuid: (await world.person('Hana', 'mentor')).uuid },
  });
  return [
    [changeFactorRule.name, async () => ({ caller, body: rule })],
    [resets.startFactorReset.name, ofPerson],
    [resets.withdrawFactorReset.name, ofPerson],
    [
      resets.finishFactorReset.name,
      async () => ({ caller: null, body: { token: 'nobody’s', password: 'x' } }),
    ],
  ];
}
