import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ReplyJson } from '#contract/endpoint.ts';
import { learningOverview } from '#contract/system/overview.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { overviewMessages } from '#messages/shell/overview.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import panel from '#web/patterns/panel/panel.module.css';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { NeedsRow } from './needs-row.tsx';

type Overview = ReplyJson<typeof learningOverview>['overview'];

const inactiveAreas = linkOptions({ to: '/learning/areas', search: { active: '0' } });
const pods = linkOptions({ to: '/learning/pods' });
const reflections = linkOptions({ to: '/learning/reflections' });

/** The text of each group, the list to put it right in, and where in it one record is. */
const needs = [
  {
    group: 'areas_without_pods',
    words: overviewMessages.areasWithoutPods,
    list: pods,
    one: (area: string) => linkOptions({ to: '/learning/areas/$area', params: { area } }),
  },
  {
    group: 'areas_without_questions',
    words: overviewMessages.areasWithoutQuestions,
    list: reflections,
    one: (area: string) => linkOptions({ to: '/learning/areas/$area', params: { area } }),
  },
  {
    group: 'pods_without_questions',
    words: overviewMessages.podsWithoutQuestions,
    list: reflections,
    one: (edit: string) => linkOptions({ to: '/learning/reflections', search: { edit } }),
  },
  {
    group: 'pods_without_area',
    words: overviewMessages.podsWithoutArea,
    list: pods,
    one: (edit: string) => linkOptions({ to: '/learning/pods', search: { edit } }),
  },
  {
    group: 'without_te_reo',
    words: overviewMessages.withoutTeReo,
    list: linkOptions({ to: '/learning/reflections', search: { locale: 'mi' } }),
    one: (edit: string) =>
      linkOptions({ to: '/learning/reflections', search: { edit, locale: 'mi' } }),
  },
  {
    group: 'retired_words',
    words: overviewMessages.retiredWords,
    list: linkOptions({ to: '/learning/words' }),
    one: () => linkOptions({ to: '/learning/words' }),
  },
  {
    group: 'inactive_areas',
    words: overviewMessages.inactiveAreas,
    list: inactiveAreas,
    one: (edit: string) => linkOptions({ to: '/learning/areas', search: { edit } }),
  },
] as const satisfies readonly {
  group: keyof Overview;
  words: MessageDescriptor<'count'>;
  list: object;
  one: (uuid: string) => object;
}[];

/** For learning designers: what is unfinished, each number and name linked to where it is put right. */
export function LearningPanel() {
  const { t } = useTranslation();
  const { overview } = useSuspenseQuery(read(learningOverview, {})).data;
  const unfinished = needs.filter(({ group }) => overview[group].total > 0);
  const texts = overview.texts_without_te_reo;
  return (
    <section className={panel.panel} aria-labelledby="to-design">
      <h2 id="to-design">{t(overviewMessages.unfinished)}</h2>
      {unfinished.length + texts === 0 && <Empty>{t(overviewMessages.allFinished)}</Empty>}
      <ul className={panel.rows}>
        {unfinished.map(({ group, words, list, one }) => (
          <NeedsRow
            key={group}
            group={overview[group]}
            words={words}
            link={({ uuid, name }) => <Link {...one(uuid)}>{name}</Link>}
          >
            {(text) => <Link {...list}>{text}</Link>}
          </NeedsRow>
        ))}
        {texts > 0 && (
          <NeedsRow group={{ total: texts, first: [] }} words={overviewMessages.textsWithoutTeReo}>
            {(text) => (
              <Link to="/localisation" search={{ language: 'mi', status: 'missing' }}>
                {text}
              </Link>
            )}
          </NeedsRow>
        )}
      </ul>
    </section>
  );
}
