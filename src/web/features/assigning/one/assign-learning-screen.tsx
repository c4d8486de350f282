import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { page } from '#contract/pages/pages.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LearnerPicker } from '#web/patterns/learner-picker/learner-picker.tsx';
import { ApiError } from '#web/platform/calls/call.ts';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { AreaPlan } from './area-plan.tsx';
import styles from './assign-learning-screen.module.css';
import { useLearnerAreas } from './use-learner-areas.ts';

const route = getRouteApi('/shell/mentor/assign-learning');
const { title, purpose } = page('/mentor/assign-learning');

/** The learner is in the address; the areas are listed before one is picked. */
export function AssignLearningScreen() {
  const { learner: uuid } = route.useSearch();
  const navigate = route.useNavigate();
  const { t } = useTranslation();
  const picker = useLateField();
  const [pickerError, setPickerError] = useState<DisplayText>();
  const learnerAreas = useLearnerAreas(uuid);
  const { data: assigned, error } = learnerAreas.assigned;
  const isUnknownLearner = error instanceof ApiError && error.status === 404;
  useErrorTitle(pickerError !== undefined);

  function pick(learner: { uuid: string }) {
    setPickerError(undefined);
    void navigate({ search: { learner: learner.uuid } });
  }

  function askForLearner() {
    setPickerError(assigningMessages.noLearner);
    picker.focus();
  }

  const learner = uuid === undefined ? null : (assigned?.learner ?? { uuid, name: '' });
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        actions={
          <ButtonLink to="/mentor/assign-learning/many">
            {t(assigningMessages.severalAtOnce)}
          </ButtonLink>
        }
      />
      <div className={styles.screen}>
        <LearnerPicker
          ref={picker.ref}
          learner={learner}
          onPick={pick}
          error={pickerError}
          canInvite
        />
        {isUnknownLearner ? (
          <Empty>{t(assigningMessages.noSuchLearner)}</Empty>
        ) : (
          <AreaPlan
            key={uuid ?? ''}
            learnerAreas={learnerAreas}
            learner={learner}
            onLearnerMissing={askForLearner}
            onRefusedLearner={setPickerError}
          />
        )}
      </div>
    </>
  );
}

/** Focuses the picker, which is loaded after the page: now, or as soon as it is there. */
function useLateField() {
  const field = useRef<HTMLInputElement>(null);
  const isFocusPending = useRef(false);

  function ref(element: HTMLInputElement | null) {
    field.current = element;
    if (!element || !isFocusPending.current) return;
    isFocusPending.current = false;
    element.focus();
  }

  function focus() {
    isFocusPending.current = field.current === null;
    field.current?.focus();
  }

  return { ref, focus };
}
