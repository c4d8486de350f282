import {
  type Organisation,
  regionIndex,
  storeOrganisation,
} from '#contract/organisations/organisations.ts';
import type { Person, World } from '#testing/world.ts';

type Traits = Partial<Pick<Organisation, 'email' | 'phone' | 'city' | 'org_type'>>;

/** An organisation as an administrator would add it, in the first region there is. */
export async function organisationOf(
  { world, admin }: { world: World; admin: Person },
  name: string,
  { code, ...traits }: Traits & { code: string },
): Promise<Organisation> {
  const { regions } = (await world.as(admin)(regionIndex, {})).reply;
  const [region = ''] = Object.keys(regions);
  const { org_type: type = 'ece', email = 'office@centre.example', phone = '', city = '' } = traits;
  const body = { name, code, type, email, region, phone, city };
  const { reply } = await world.as(admin)(storeOrganisation, { body });
  return reply.organisation;
}
