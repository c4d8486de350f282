import { caseloadLearners } from '#contract/caseload.ts';
import { organisationSearch } from '#contract/organisations.ts';
import { learnerList, userSearch } from '#contract/people.ts';
import { worklist } from '#contract/worklist.ts';
import { paletteText } from '#texts/palette.ts';
import { sharedText } from '#texts/shared.ts';
import { say, type Text, type Words } from '#texts/text.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { stringifySearch } from '#web/platform/search-params.ts';
import { permits } from '#web/platform/session.ts';
import { matching } from './matching.ts';
import type { Place } from './option.ts';
import {
  type Asking,
  type Found,
  firstOf,
  mostShown,
  nameOf,
  namesOf,
  type Source,
} from './source.ts';

const query = { per_page: mostShown };

export const people: Source = {
  name: paletteText.people,
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
      all: allOf(users.total, paletteText.allPeople, '/users', term),
    };
  },
};

export const organisations: Source = {
  name: sharedText.organisations,
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
      all: allOf(organisations.total, paletteText.allOrganisations, '/organisations', term),
    };
  },
};

export const learners: Source = {
  name: paletteText.learners,
  allow: 'learning.assign',
  topics: [...learnerList.topics, ...worklist.topics],
  async find(asking) {
    const [found, reflections] = await Promise.all([learnersLike(asking), waitingLike(asking)]);
    return { ...found, options: [...reflections, ...found.options] };
  },
};

/** Administrators have a list of those who match; for mentors there is the next letter. */
async function learnersLike({ term, signal, user }: Asking): Promise<Found> {
  const page = permits(user, 'reflections.review') ? 'review-learning' : 'assign-learning';
  const option = (uuid: string, name: Words): Place => ({
    href: `/mentor/${page}?learner=${uuid}`,
    icon: 'mine',
    title: name,
  });
  if (permits(user, 'people.manage')) {
    const asked = { query: { ...query, search: term } };
    const { learners } = await call(caseloadLearners, asked, { signal });
    return {
      options: learners.data.map(({ uuid, name }) => option(uuid, name)),
      all: allOf(learners.total, paletteText.allLearners, '/mentor/caseload', term),
    };
  }
  const asked = { query: { search: term, limit: mostShown + 1 } };
  const { independentUserData } = await call(learnerList, asked, { signal });
  return firstOf(Object.entries(independentUserData).map(([uuid, name]) => option(uuid, name)));
}

/** Of a longer list than this people see the rest on the dashboard: the longest wait comes first. */
const mostWaiting = 100;

async function waitingLike({ term, client, user, speech }: Asking): Promise<Place[]> {
  if (!permits(user, 'reflections.review')) return [];
  const asked = read(worklist, { query: { per_page: mostWaiting } });
  const { data } = (await client.fetchQuery(asked)).worklist;
  const all = data.map((row): Place => {
    const reflection = nameOf(row, speech.locale);
    return {
      href: `/mentor/review-learning/reflection/${row.uuid}`,
      icon: 'mentoring',
      title: row.learner.name,
      line: say(paletteText.waits, { reflection }),
      also: namesOf([row, row.area, row.pod]),
    };
  });
  return matching(all, term, speech.words).slice(0, mostShown);
}

/** The list itself, where it has more than are shown here. */
function allOf(count: number, words: Text<'count'>, path: string, search: string) {
  if (count <= mostShown) return undefined;
  const title = say(words, { count });
  return { href: path + stringifySearch({ search }), icon: 'search', title } as const;
}
