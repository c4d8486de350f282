import { caseloadLearners } from '#contract/mentoring/caseload.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { organisationSearch } from '#contract/organisations/organisations.ts';
import { stringifySearch } from '#contract/pages/search-params.ts';
import { learnerList, userSearch } from '#contract/people/people.ts';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { paletteMessages } from '#messages/shell/palette.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission } from '#web/platform/session/session.ts';
import { matchOptions } from './match-options.ts';
import type { Destination } from './option.ts';
import {
  firstResults,
  localizedName,
  maxPerGroup,
  type SearchSource,
  type SourceQuery,
  type SourceResult,
  searchableNames,
} from './source.ts';

const query = { per_page: maxPerGroup };

export const peopleSource: SearchSource = {
  name: paletteMessages.people,
  allow: 'people.manage',
  topics: userSearch.topics,
  async find({ term, signal }) {
    const { users } = await call(
      userSearch,
      { params: { term }, query: { ...query, sort: 'match' } },
      { signal },
    );
    return {
      options: users.data.map(({ uuid, name, email }) => ({
        href: `/users?edit=${uuid}`,
        icon: 'users',
        title: name,
        line: email,
      })),
      all: allOf(users.total, paletteMessages.allPeople, '/users', term),
    };
  },
};

export const organisationsSource: SearchSource = {
  name: sharedMessages.organisations,
  allow: 'people.manage',
  topics: organisationSearch.topics,
  async find({ term, signal }) {
    const request = { params: { term }, query };
    const { organisations } = await call(organisationSearch, request, { signal });
    return {
      options: organisations.data.map(({ uuid, name, org_code: code, city }) => ({
        href: `/organisations?view=${uuid}`,
        icon: 'organisations',
        title: name,
        line: [code, city].filter(Boolean).join(', '),
      })),
      all: allOf(organisations.total, paletteMessages.allOrganisations, '/organisations', term),
    };
  },
};

export const learnersSource: SearchSource = {
  name: paletteMessages.learners,
  allow: 'learning.assign',
  topics: [...learnerList.topics, ...worklist.topics],
  async find(asking) {
    const [found, reflections] = await Promise.all([findLearners(asking), findWaiting(asking)]);
    return { ...found, options: [...reflections, ...found.options] };
  },
};

/** Administrators have a list of those who match; for mentors there is the next letter. */
async function findLearners({ term, signal, user }: SourceQuery): Promise<SourceResult> {
  const page = hasPermission(user, 'reflections.review') ? 'review-learning' : 'assign-learning';
  const option = (uuid: string, name: DisplayText): Destination => ({
    href: `/mentor/${page}?learner=${uuid}`,
    icon: 'mine',
    title: name,
  });
  if (hasPermission(user, 'people.manage')) {
    const asked = { query: { ...query, search: term } };
    const { learners } = await call(caseloadLearners, asked, { signal });
    return {
      options: learners.data.map(({ uuid, name }) => option(uuid, name)),
      all: allOf(learners.total, paletteMessages.allLearners, '/mentor/caseload', term),
    };
  }
  const asked = { query: { search: term, limit: maxPerGroup + 1 } };
  const { independentUserData } = await call(learnerList, asked, { signal });
  return firstResults(
    Object.entries(independentUserData).map(([uuid, name]) => option(uuid, name)),
  );
}

/** Of a longer list than this people see the rest on the dashboard: the longest wait comes first. */
const mostWaiting = 100;

async function findWaiting({ term, client, user, speech }: SourceQuery): Promise<Destination[]> {
  if (!hasPermission(user, 'reflections.review')) return [];
  const asked = read(worklist, { query: { per_page: mostWaiting } });
  const { data } = (await client.fetchQuery(asked)).worklist;
  const all = data.map((row): Destination => {
    const reflection = localizedName(row, speech.locale);
    return {
      href: `/mentor/review-learning/reflection/${row.uuid}`,
      icon: 'mentoring',
      title: row.learner.name,
      line: message(paletteMessages.waits, { reflection }),
      also: searchableNames([row, row.area, row.pod]),
    };
  });
  return matchOptions(all, term, speech.words).slice(0, maxPerGroup);
}

/** The list itself, where it has more than are shown here. */
function allOf(count: number, words: MessageDescriptor<'count'>, path: string, search: string) {
  if (count <= maxPerGroup) return undefined;
  const title = message(words, { count });
  return { href: path + stringifySearch({ search }), icon: 'search', title } as const;
}
