import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { currentUser as contract } from '#contract/accounts/accounts.ts';
import type { Reply } from '#contract/endpoint.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { permissionsOf, roles } from '#contract/permissions.ts';
import {
  factorRequiredFrom,
  hasFactor,
  isAskedForFactor,
} from '#server/platform/auth/factor-rule.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { memberships, organisations, photos, users } from '#server/schema/index.ts';

/** The person who is logged in. Name, e-mail and roles came with the session; the rest is read here. */
export async function currentUser(ctx: Context): Promise<Reply<typeof contract>> {
  const { user } = ctx;
  const [belongsTo, { photo, ...security }, scopes] = await Promise.all([
    organisationsOf(ctx, user.uuid),
    photoAndSecurity(ctx, user.uuid),
    scopesOf(ctx),
  ]);
  return {
    uuid: user.uuid,
    name: user.name,
    email: user.email,
    profile_photo: photo ? `${ctx.site.url}/photos/${photo}` : null,
    roles: roles.filter((role) => user.roles.includes(role)),
    permissions: permissionsOf(user),
    organisations: belongsTo,
    email_verified_at: user.emailVerifiedAt,
    locale: user.locale,
    ...security,
    ...(scopes.length > 0 && { scopes }),
  };
}

/** In one statement, as every page asks for it. */
async function photoAndSecurity({ db }: Context, person: string) {
  const [row] = await db
    .select({
      photo: photos.uuid,
      by: factorRequiredFrom,
      isAsked: isAskedForFactor,
      hasFactor,
      hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
    })
    .from(users)
    .leftJoin(photos, eq(photos.user, users.uuid))
    .where(eq(users.uuid, person));
  if (!row) return { photo: null };
  const { photo, hasPassword, ...factor } = row;
  return {
    photo,
    ...askedFactor(factor),
    ...(!hasPassword && { without_password: true as const }),
  };
}

type Asked = { by: Date | null; isAsked: boolean; hasFactor: boolean };

function askedFactor({ by, isAsked, hasFactor }: Asked) {
  if (hasFactor || (!by && !isAsked)) return {};
  const rule = by ? ('required' as const) : ('asked' as const);
  return { second_factor: { rule, by } };
}

/** Longest membership first: screens show that as the person's organisation. */
function organisationsOf({ db }: Context, person: string) {
  return db
    .select({ uuid: organisations.uuid, name: organisations.name })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.uuid, memberships.organisation))
    .where(and(eq(memberships.user, person), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.position), asc(organisations.name));
}

type Held = NonNullable<Reply<typeof contract>['scopes']>;

/** Their roles at single organisations, by its name; for most people there is nothing to ask. */
async function scopesOf({ db, user }: Context): Promise<Held> {
  const held = user.organisationRoles ?? [];
  if (held.length === 0) return [];
  const uuids = held.map(({ organisation }) => organisation);
  const named = await db
    .select({ uuid: organisations.uuid, name: organisations.name })
    .from(organisations)
    .where(equalsAny(organisations.uuid, uuids))
    .orderBy(asc(organisations.name), asc(organisations.uuid));
  return named.flatMap((organisation) =>
    organisationRoles
      .filter((role) => held.some((one) => one.role === role && isAt(one, organisation)))
      .map((role) => ({ organisation, role })),
  );
}

const isAt = (one: { organisation: string }, { uuid }: { uuid: string }) =>
  one.organisation === uuid;
