import { z } from 'zod';
import { organisationFilters } from '#contract/organisations.schemas.ts';
import { userFilters } from '#contract/people.schemas.ts';
import { subscriptionFilters } from '#contract/subscriptions.schemas.ts';
import {
  everyOrganisation,
  type OrganisationFilters,
} from '#server/features/organisations/index.ts';
import { everyUser, type UserFilters } from '#server/features/people/index.ts';
import {
  everySubscription,
  type SubscriptionFilters,
} from '#server/features/subscriptions/index.ts';
import { isAmong } from '#server/platform/among.ts';
import type { Context } from '#server/platform/context.ts';
import { organisations } from '#server/schema/index.ts';
import { organisationColumns, subscriptionColumns, userColumns } from './columns.ts';
import type { Exported } from './export-list.ts';

export const exportedUsers: Exported<UserFilters> = {
  name: 'Users',
  query: z.object(userFilters),
  header: Object.keys(userColumns(new Map())),
  async *batches(ctx, narrowed) {
    for await (const users of everyUser(ctx, narrowed)) {
      const belongsTo = users.flatMap((user) => user.organisations.map(({ uuid }) => uuid));
      const columns = Object.values(userColumns(await codesOf(ctx, belongsTo)));
      yield users.map((user) => columns.map((cell) => cell(user)));
    }
  },
};

async function codesOf({ db }: Context, uuids: string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ uuid: organisations.uuid, code: organisations.code })
    .from(organisations)
    .where(isAmong(organisations.uuid, [...new Set(uuids)]));
  return new Map(found.map(({ uuid, code }) => [uuid, code]));
}

export const exportedOrganisations: Exported<OrganisationFilters> = {
  name: 'Organisations',
  query: z.object(organisationFilters),
  header: Object.keys(organisationColumns),
  async *batches(ctx, narrowed) {
    const columns = Object.values(organisationColumns);
    for await (const some of everyOrganisation(ctx, narrowed)) {
      yield some.map((organisation) => columns.map((cell) => cell(organisation)));
    }
  },
};

export const exportedSubscriptions: Exported<SubscriptionFilters> = {
  name: 'Subscriptions',
  query: z.object(subscriptionFilters),
  header: Object.keys(subscriptionColumns),
  async *batches(ctx, narrowed) {
    const columns = Object.values(subscriptionColumns);
    for await (const some of everySubscription(ctx, narrowed)) {
      yield some.map((subscription) => columns.map((cell) => cell(subscription)));
    }
  },
};
