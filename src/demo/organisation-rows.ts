import { daysAfter } from './calendar.ts';
import { organisationSeeds } from './content/organisations.ts';
import { organisationStaff, type Person } from './people.ts';
import { idOf, randomFor } from './random.ts';

export const organisationId = (name: string) => idOf('organisation', name);

export function organisationRows(now: Date, regions: ReadonlyMap<string, string>) {
  const createdAt = daysAfter(now, -800);
  return organisationSeeds.map(({ region: regionName, ...organisation }) => {
    const region = regions.get(regionName);
    if (!region) throw new Error(`The database has no region ${regionName}`);
    const uuid = organisationId(organisation.name);
    return { ...organisation, uuid, region, createdAt, updatedAt: createdAt };
  });
}

/** Given by the administrator of the service on the day they came. */
export function organisationRoleRows(people: readonly Person[], admin: Person) {
  return organisationStaff.flatMap(({ person: { uuid, email }, role, organisations }) =>
    organisations.map((name) => ({
      uuid: idOf('organisation role', `${email} ${name}`),
      user: uuid,
      organisation: organisationId(name),
      role,
      grantedBy: admin.uuid,
      grantedAt: people.find((one) => one.uuid === uuid)?.createdAt ?? admin.createdAt,
    })),
  );
}

/** In the order of joining: the first organisation is shown with a person's name. */
export function membershipRows({ uuid, email, organisations, state, createdAt }: Person) {
  const left = state === 'inactive' && randomFor(`leaving of ${email}`).chance(0.4);
  return organisations.map((name, position) => ({
    uuid: idOf('membership', `${email} ${name}`),
    user: uuid,
    organisation: organisationId(name),
    joinedAt: createdAt,
    position,
    leftAt: left ? daysAfter(createdAt, 5) : null,
  }));
}
