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

/** Whom it is about is in the address; the boxes are there before anybody is picked. */
export function AssignLearningScreen() {
  const { learner: uuid } = route.useSearch();
  const navigate = route.useNavigate();
  const { t } = useTranslation();
  const picker = useFieldToCome();
  const [pickerError, setPickerError] = useState<DisplayText>();
  const known = useLearnerAreas(uuid);
  const isNobody = known.assigned.error instanceof ApiError && known.assigned.error.status === 404;
  useErrorTitle(pickerError !== undefined);

  function pick(learner: { uuid: string }) {
    setPickerError(undefined);
    void navigate({ search: { learner: learner.uuid } });
  }

  function askForLearner() {
    setPickerError(assigningMessages.noLearner);
    picker.focus();
  }

  const learner = uuid === undefined ? null : (known.assigned.data?.learner ?? { uuid, name: '' });
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
        <LearnerPicker ref={picker.ref} learner={learner} onPick={pick} error={pickerError} />
        {isNobody ? (
          <Empty>{t(assigningMessages.noSuchLearner)}</Empty>
        ) : (
          <AreaPlan
            key={uuid ?? ''}
            known={known}
            learner={learner}
            onNobody={askForLearner}
            onRefusedLearner={setPickerError}
          />
        )}
      </div>
    </>
  );
}

/** The picker comes a moment after the page; whoever is sent to it earlier finds it then. */
function useFieldToCome() {
  const field = useRef<HTMLInputElement>(null);
  const isWished = useRef(false);

  function ref(element: HTMLInputElement | null) {
    field.current = element;
    if (!element || !isWished.current) return;
    isWished.current = false;
    element.focus();
  }

  function focus() {
    isWished.current = field.current === null;
    field.current?.focus();
  }

  return { ref, focus };
}
