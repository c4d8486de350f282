import { caseloadLearners } from '#contract/mentoring/caseload.ts';
import { learnerLearning, showReflection } from '#contract/mentoring/mentoring.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { organisationSearch } from '#contract/organisations/organisations.ts';
import { stringifySearch } from '#contract/pages/search-params.ts';
import { learnerList, userSearch } from '#contract/people/people.ts';
import { mayCall } from '#contract/rights.ts';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { paletteMessages } from '#messages/shell/palette.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
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
} from './search-source.ts';

const firstPage = { per_page: maxPerGroup };

export const peopleSource: SearchSource = {
  name: paletteMessages.people,
  call: userSearch,
  topics: userSearch.topics,
  async find({ term, signal }) {
    const { users } = await call(
      userSearch,
      { params: { term }, query: { ...firstPage, sort: 'match' } },
      { signal },
    );
    return {
      options: users.data.map(({ uuid, name, email }) => ({
        href: `/users/${uuid}`,
        icon: 'users',
        title: name,
        detail: email,
      })),
      allResults: linkToList(users.total, paletteMessages.allPeople, '/users', term),
    };
  },
};

export const organisationsSource: SearchSource = {
  name: sharedMessages.organisations,
  call: organisationSearch,
  topics: organisationSearch.topics,
  async find({ term, signal }) {
    const request = { params: { term }, query: firstPage };
    const { organisations } = await call(organisationSearch, request, { signal });
    return {
      options: organisations.data.map(({ uuid, name, org_code: code, city }) => ({
        href: `/organisations?view=${uuid}`,
        icon: 'organisations',
        title: name,
        detail: [code, city].filter(Boolean).join(', '),
      })),
      allResults: linkToList(
        organisations.total,
        paletteMessages.allOrganisations,
        '/organisations',
        term,
      ),
    };
  },
};

export const learnersSource: SearchSource = {
  name: paletteMessages.learners,
  call: learnerList,
  topics: [...learnerList.topics, ...worklist.topics],
  async find(query) {
    const [learners, reflections] = await Promise.all([
      findLearners(query),
      findWaitingReflections(query),
    ]);
    return { ...learners, options: [...reflections, ...learners.options] };
  },
};

function pageOfLearner(user: SourceQuery['user']): string {
  if (mayCall(user, showReflection)) return 'review-learning';
  return mayCall(user, learnerLearning) ? 'progress' : 'assign-learning';
}

/** Administrators get a link to the full list of matches; mentors have no such list. */
async function findLearners({ term, signal, user }: SourceQuery): Promise<SourceResult> {
  const page = pageOfLearner(user);
  const option = (uuid: string, name: DisplayText): Destination => ({
    href: `/mentor/${page}?learner=${uuid}`,
    icon: 'mine',
    title: name,
  });
  if (mayCall(user, caseloadLearners)) {
    const request = { query: { ...firstPage, search: term } };
    const { learners } = await call(caseloadLearners, request, { signal });
    return {
      options: learners.data.map(({ uuid, name }) => option(uuid, name)),
      allResults: linkToList(learners.total, paletteMessages.allLearners, '/mentor/caseload', term),
    };
  }
  const request = { query: { search: term, limit: maxPerGroup + 1 } };
  const { independentUserData } = await call(learnerList, request, { signal });
  return firstResults(
    Object.entries(independentUserData).map(([uuid, name]) => option(uuid, name)),
  );
}

/** How many reflections are searched, those that wait longest first; the dashboard has the rest. */
const maxReflections = 100;

async function findWaitingReflections({
  term,
  client,
  user,
  translator,
}: SourceQuery): Promise<Destination[]> {
  if (!mayCall(user, worklist)) return [];
  const query = read(worklist, { query: { per_page: maxReflections } });
  const { data } = (await client.fetchQuery(query)).worklist;
  const destinations = data.map((row): Destination => {
    const reflection = localizedName(row, translator.locale);
    return {
      href: `/mentor/review-learning/reflection/${row.uuid}`,
      icon: 'mentoring',
      title: row.learner.name,
      detail: message(paletteMessages.waits, { reflection }),
      keywords: searchableNames([row, row.area, row.pod]),
    };
  });
  return matchOptions(destinations, term, translator.words).slice(0, maxPerGroup);
}

/** A link to the list of all matches, if there are more than are shown here. */
function linkToList(count: number, text: MessageDescriptor<'count'>, path: string, search: string) {
  if (count <= maxPerGroup) return undefined;
  const title = message(text, { count });
  return { href: path + stringifySearch({ search }), icon: 'search', title } as const;
}
