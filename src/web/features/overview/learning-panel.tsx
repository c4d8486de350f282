import { useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Area, areaIndex, type Pod, podIndex } from '#contract/learning/learning.ts';
import { overviewMessages } from '#messages/shell/overview.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { NeedsRow } from './needs-row.tsx';
import styles from './overview.module.css';

/** For learning designers: the active areas and pods that learners cannot work with yet. */
export function LearningPanel() {
  const { t } = useTranslation();
  const [areas, pods] = useSuspenseQueries({
    queries: [read(areaIndex, {}), read(podIndex, {})],
    combine: ([areaQuery, podQuery]) => [areaQuery.data.areas, podQuery.data.pods] as const,
  });
  const needs = needsOf(areas, pods).filter(({ group }) => group.total > 0);
  return (
    <section className={styles.panel} aria-labelledby="to-design">
      <h2 id="to-design">{t(overviewMessages.notWorkable)}</h2>
      {needs.length === 0 ? (
        <Empty>{t(overviewMessages.allWorkable)}</Empty>
      ) : (
        <ul className={styles.rows}>
          {needs.map(({ to, words, group }) => (
            <NeedsRow key={words.key} group={group} words={words}>
              {(text) => <Link to={to}>{text}</Link>}
            </NeedsRow>
          ))}
        </ul>
      )}
    </section>
  );
}

function needsOf(areas: readonly Area[], pods: readonly Pod[]) {
  return [
    {
      to: '/learning/pods',
      words: overviewMessages.areasWithoutPods,
      group: groupOf(areas, ({ pods_count }) => pods_count === 0),
    },
    {
      to: '/learning/reflections',
      words: overviewMessages.areasWithoutQuestions,
      group: groupOf(areas, ({ questions_count }) => questions_count === 0),
    },
    {
      to: '/learning/reflections',
      words: overviewMessages.podsWithoutQuestions,
      group: groupOf(pods, ({ questions_count }) => questions_count === 0),
    },
    {
      to: '/learning/pods',
      words: overviewMessages.podsWithoutArea,
      group: groupOf(pods, ({ areas: podAreas }) => podAreas.length === 0),
    },
  ] as const;
}

/** Inactive areas and pods are left out: they are not meant for learners now. */
function groupOf<Item extends Area | Pod>(
  items: readonly Item[],
  isIncomplete: (item: Item) => boolean,
) {
  const incomplete = items.filter((item) => item.active && isIncomplete(item));
  return { total: incomplete.length, first: incomplete.slice(0, 3) };
}
