import { mentorBoard } from '#contract/caseload.ts';
import { openCorrections } from '#contract/corrections.ts';
import { keptLanguages, showCoverage } from '#contract/localisation.ts';
import { systemFacts } from '#contract/overview.ts';
import { billing } from '#contract/subscriptions.ts';
import { caseloadList } from '#web/features/caseload/caseload-list.ts';
import { firstLanguage, textList } from '#web/features/localisation/text-list.ts';
import { organisationList } from '#web/features/organisations/organisation-list.ts';
import { subscriptionList } from '#web/features/subscriptions/subscription-list.ts';
import { userList } from '#web/features/users/user-list.ts';
import { read } from '#web/platform/data.ts';
import { type At, pageOfList } from '#web/platform/list/page-ahead.ts';
import { pageSearch } from '#web/platform/search-params.ts';

/* What the pages of administrators ask for ahead, in a file that nobody else has to fetch. */

export const organisations = pageOfList(organisationList);
export const users = pageOfList(userList);

export const subscriptions = (at: At) =>
  Promise.all([
    pageOfList(subscriptionList)(at),
    at.context.client.prefetchQuery(read(billing, {})),
  ]);

export const caseload = (at: At) =>
  Promise.all([
    pageOfList(caseloadList)(at),
    at.context.client.prefetchQuery(read(mentorBoard, {})),
  ]);

export const corrections = ({ context: { client }, location }: At) => {
  const { page = 1 } = pageSearch(location.search);
  return client.prefetchQuery(read(openCorrections, { query: { page } }));
};

/** The texts of the language that the address names, and how far each is. */
export const localisation = (at: At) => {
  const { client } = at.context;
  const { language = firstLanguage } = pageSearch(at.location.search);
  return Promise.all([
    client.prefetchQuery(read(keptLanguages, {})),
    client.prefetchQuery(read(showCoverage, { params: { code: language } })),
    pageOfList(textList(language))(at),
  ]);
};

export const system = ({ context: { client } }: At) => client.prefetchQuery(read(systemFacts, {}));
