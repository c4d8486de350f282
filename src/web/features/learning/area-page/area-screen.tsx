import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { areaContent, type BilingualQuestions } from '#contract/learning/area-content.ts';
import type { Area } from '#contract/learning/learning.ts';
import type { QuestionsOf } from '#contract/learning/questions.ts';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { areaPageMessages } from '#messages/learning/area-page.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useFocusAdded } from '#web/features/learning/use-focus-added.ts';
import { requestHeadingFocus } from '#web/heading-focus.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { OtherName } from '#web/patterns/localized-name/other-name.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import styles from './area-page.module.css';
import { AreaPodList } from './area-pod-list.tsx';

const route = getRouteApi('/shell/learning/areas/$area');
const AsLearner = lazyPart(async () => (await import('./as-learner.tsx')).AsLearner);
const EditedInArea = lazyPart(async () => (await import('./edited-in-area.tsx')).EditedInArea);

/** An area or a pod with what it asks. */
export type AskedPlace = BilingualName & {
  type: QuestionsOf;
  uuid: string;
  area: string;
  questions: BilingualQuestions;
};

/** Shows what a place asks; the page brings it along, as it is of another feature. */
export type QuestionsPart = ComponentType<{ place: AskedPlace }>;

/** All of one area: its pods in their order, what they offer, and what is asked of learners. */
export function AreaScreen({ Questions }: { Questions: QuestionsPart }) {
  const { area: uuid } = route.useParams();
  const search = route.useSearch();
  const content = useSuspenseQuery(read(areaContent, { params: { area: uuid } })).data;
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  const { feedback, report } = useFeedback();
  const focusAdded = useFocusAdded();
  usePrefetch(AsLearner);
  usePrefetch(EditedInArea, mayWrite);
  if (search.as) return <AsLearner content={content} language={search.as} />;
  const { area, questions, pods } = content;
  const written = search.questions;
  if (written && ![area, ...pods].some(({ uuid }) => uuid === written)) {
    // The pod left this area. Its editor goes on elsewhere, with what was typed.
    const { locale } = search;
    return (
      <Navigate to="/learning/reflections" search={{ area: uuid, edit: written, locale }} replace />
    );
  }
  return (
    <>
      <AreaHeader area={area} mayWrite={mayWrite} />
      <FeedbackLiveRegion feedback={feedback} />
      <div className={styles.page}>
        <AreaPodList
          area={area}
          pods={pods}
          mayWrite={mayWrite}
          feedback={feedback}
          Questions={Questions}
        />
        <AreaQuestions place={{ ...area, type: 'area', area: uuid, questions }} Part={Questions} />
      </div>
      {search.edit && <EditedInArea area={area} pods={pods} report={report} onAdded={focusAdded} />}
    </>
  );
}

function AreaHeader({ area, mayWrite }: { area: Area; mayWrite: boolean }) {
  const { t } = useTranslation();
  const { active, learners_count: count } = area;
  const { learners, noLearners } = areaPageMessages;
  return (
    <PageHeader
      title={<LocalizedName of={area} />}
      trail={<BreadcrumbLink to="/learning/areas">{t(pagesMessages.learningAreas)}</BreadcrumbLink>}
      purpose={
        <span className={styles.facts}>
          <OtherName of={area} />
          <ActiveStatus active={active} />
          <span>{count > 0 ? t(learners, { count }) : t(noLearners)}</span>
        </span>
      }
      actions={
        <div className={styles.actions}>
          <ButtonLink to="." search={{ as: 'en' }} onClick={requestHeadingFocus}>
            {t(areaPageMessages.lookAsLearner)}
          </ButtonLink>
          {mayWrite && (
            <ButtonLink
              to="."
              search={(current) => ({ ...current, edit: area.uuid })}
              resetScroll={false}
            >
              {t(areaPageMessages.editName)}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}

function AreaQuestions({ place, Part }: { place: AskedPlace; Part: QuestionsPart }) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="area-questions">
      <div>
        <h2 id="area-questions">{t(areaPageMessages.areaQuestions)}</h2>
        <p className={styles.quiet}>{t(areaPageMessages.afterPods)}</p>
      </div>
      <Part place={place} />
    </section>
  );
}
