import { useQuery } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import { type progress, progressFilters } from '#contract/mentoring/progress.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { isPermitted } from '#contract/permissions.ts';
import { learnerProgressMessages } from '#messages/mentoring/learner-progress.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Filter } from '#web/patterns/list/filters.ts';
import { progressStateLabels } from '#web/patterns/progress/progress-state.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

type About = ReplyJson<typeof progress>['about'];

const options = (named: readonly { uuid: string; name: string }[]) =>
  named.map(({ uuid, name }) => ({ value: uuid, label: name }));

/** Administrators look for one of all organisations; mentors choose among their learners'. */
export function useProgressFilters(about: About | undefined) {
  const { locale } = useTranslation();
  const user = useCurrentUser();
  const seesEverybody = isPermitted(user, 'people.manage');
  const { data } = useQuery(read(progressFilters, {}));
  // Without it somebody sees progress by a role at an organisation, of learners of several mentors.
  const namesMentors = seesEverybody || !isPermitted(user, 'reflections.review');
  const { areas = [], organisations = [], mentors = [] } = data ?? {};

  const filters: Filter[] = [
    {
      name: 'area',
      label: learnerProgressMessages.area,
      options: areas.map((area) => ({ value: area.uuid, label: nameIn(locale, area) })),
    },
    {
      name: 'state',
      label: learnerProgressMessages.state,
      options: Object.entries({
        ...progressStateLabels,
        none: learnerProgressMessages.noAreas,
      }).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'mentor',
      label: learnerProgressMessages.mentor,
      words: about?.mentor?.name,
      ...(namesMentors && {
        options: [{ value: 'none', label: learnerProgressMessages.noMentor }, ...options(mentors)],
      }),
    },
  ];
  const ofOne: Filter = {
    name: 'organisation',
    label: sharedMessages.organisation,
    words: about?.organisation?.name,
    ...(seesEverybody
      ? { picks: { kind: 'organisations', picked: about?.organisation ?? undefined } }
      : { options: options(organisations) }),
  };
  // By a role at organisations they have the switch below the heading instead.
  if (seesEverybody || !namesMentors) filters.push(ofOne);
  return { filters, namesMentors };
}
