import { z } from 'zod';
import { matchingAreas } from '#contract/learning/matching-areas.ts';
import { caseloadFilters } from '#contract/mentoring/caseload.schemas.ts';
import { progressQuery } from '#contract/mentoring/progress.schemas.ts';
import { organisationFilters } from '#contract/organisations/organisations.schemas.ts';
import { userFilters } from '#contract/people/people.schemas.ts';
import { subscriptionFilters } from '#contract/subscriptions/subscriptions.schemas.ts';
import { type CaseloadFilters, caseloadBatches } from '#server/features/caseload/index.ts';
import { areaIndex } from '#server/features/learning/index.ts';
import { progressBatches } from '#server/features/mentoring/index.ts';
import {
  type OrganisationFilters,
  organisationBatches,
} from '#server/features/organisations/index.ts';
import { type UserFilters, userBatches } from '#server/features/people/index.ts';
import {
  type SubscriptionFilters,
  subscriptionBatches,
} from '#server/features/subscriptions/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { organisations } from '#server/schema/index.ts';
import {
  areaColumns,
  caseloadColumns,
  organisationColumns,
  progressColumns,
  subscriptionColumns,
  userColumns,
} from './columns.ts';
import type { ExportedList } from './export-list.ts';

export const exportedUsers: ExportedList<UserFilters> = {
  name: 'Users',
  query: z.object(userFilters),
  header: Object.keys(userColumns(new Map())),
  async *batches(ctx, selection) {
    for await (const users of userBatches(ctx, selection)) {
      const uuids = users.flatMap((user) => user.organisations.map(({ uuid }) => uuid));
      const columns = Object.values(userColumns(await codesOf(ctx, uuids)));
      yield users.map((user) => columns.map((cell) => cell(user)));
    }
  },
};

async function codesOf({ db }: Context, uuids: string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ uuid: organisations.uuid, code: organisations.code })
    .from(organisations)
    .where(equalsAny(organisations.uuid, [...new Set(uuids)]));
  return new Map(found.map(({ uuid, code }) => [uuid, code]));
}

export const exportedOrganisations: ExportedList<OrganisationFilters> = {
  name: 'Organisations',
  query: z.object(organisationFilters),
  header: Object.keys(organisationColumns),
  async *batches(ctx, selection) {
    const columns = Object.values(organisationColumns);
    for await (const batch of organisationBatches(ctx, selection)) {
      yield batch.map((organisation) => columns.map((cell) => cell(organisation)));
    }
  },
};

export const exportedSubscriptions: ExportedList<SubscriptionFilters> = {
  name: 'Subscriptions',
  query: z.object(subscriptionFilters),
  header: Object.keys(subscriptionColumns),
  async *batches(ctx, selection) {
    const columns = Object.values(subscriptionColumns);
    for await (const batch of subscriptionBatches(ctx, selection)) {
      yield batch.map((subscription) => columns.map((cell) => cell(subscription)));
    }
  },
};

const areaFilters = z.object({ active: z.enum(['1', '0']).optional() });

/** All at once: there are never many. */
export const exportedAreas: ExportedList<z.output<typeof areaFilters>> = {
  name: 'Learning areas',
  query: areaFilters,
  header: Object.keys(areaColumns),
  async *batches(ctx, { term: search, filters, rows: { uuids, except } }) {
    const { areas } = await areaIndex(ctx);
    const picked = matchingAreas(areas, { search, ...filters }).filter(
      ({ uuid }) => (uuids?.includes(uuid) ?? true) && !except?.includes(uuid),
    );
    yield picked.map((area) => Object.values(areaColumns).map((cell) => cell(area)));
  },
};

export const exportedCaseload: ExportedList<CaseloadFilters> = {
  name: 'Mentors and learners',
  query: z.object(caseloadFilters),
  header: Object.keys(caseloadColumns),
  async *batches(ctx, { term, filters, rows }) {
    const columns = Object.values(caseloadColumns);
    for await (const batch of caseloadBatches(ctx, { ...filters, ...rows, search: term })) {
      yield batch.map((learner) => columns.map((cell) => cell(learner)));
    }
  },
};

const { search: _, ...progressFilters } = progressQuery;
type ProgressFilters = z.output<z.ZodObject<typeof progressFilters>>;

export const exportedProgress: ExportedList<ProgressFilters> = {
  name: 'Progress',
  query: z.object(progressFilters),
  header: Object.keys(progressColumns),
  async *batches(ctx, { term, filters }) {
    const columns = Object.values(progressColumns);
    for await (const batch of progressBatches(ctx, { ...filters, search: term })) {
      yield batch.map((row) => columns.map((cell) => cell(row)));
    }
  },
};
