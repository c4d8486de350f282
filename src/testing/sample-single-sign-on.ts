import * as identities from '#contract/single-sign-on/identities.ts';
import * as providers from '#contract/single-sign-on/providers.ts';
import { invitationSignIn } from '#contract/single-sign-on/sign-in.ts';
import { changeSignIn } from '#contract/single-sign-on/sign-in-policy.ts';
import { addIdentity, addOrganisation, addProvider } from './provider-fixtures.ts';
import type { Prepare } from './sample-learning.ts';
import type { Person, World } from './world.ts';

/** Samples for the calls about logging in through a provider; `caller` administers them. */
export function sampleSingleSignOn(world: World, caller: Person): [string, Prepare][] {
  const fields = {
    name: 'Kura login',
    issuer: 'http://localhost:9/kura',
    client_id: 'stepwise',
    secret: 'kanary-secret-of-the-client',
    active: true,
  };
  const provider = async () => (await addProvider(world)).uuid;
  const someone = () => world.person('Aroha', 'mentor', { passwordHash: 'set' });
  return [
    [providers.storeProvider.name, async () => ({ caller, body: { kind: 'oidc', ...fields } })],
    [
      providers.changeProvider.name,
      async () => ({ caller, body: { uuid: await provider(), ...fields } }),
    ],
    [providers.testProvider.name, async () => ({ caller, body: { uuid: await provider() } })],
    [
      changeSignIn.name,
      async () => ({
        caller,
        body: {
          organisation: await addOrganisation(world),
          provider: await provider(),
          domains: ['kura.school.nz'],
          tenants: ['9a1d2c3b-0000-4000-8000-00000000000a'],
          required: false,
        },
      }),
    ],
    [
      invitationSignIn.name,
      async () => ({
        caller,
        body: { provider: await provider(), email: 'hana@kura.school.nz', token: 'nobody’s' },
      }),
    ],
    [
      identities.linkIdentity.name,
      async () => ({ caller: await someone(), body: { provider: await provider() } }),
    ],
    [
      identities.removeIdentity.name,
      async () => {
        const owner = await someone();
        const { uuid } = await addIdentity(world, owner.uuid, await addProvider(world));
        return { caller: owner, body: { uuid } };
      },
    ],
  ];
}
