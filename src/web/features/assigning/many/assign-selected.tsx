import { useNavigate } from '@tanstack/react-router';
import { userActionsMessages } from '#messages/people/user-actions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { assignManyPath, useAssignManySelection } from './use-assign-many-selection.ts';

/** From learners who were selected in a list on to the areas for them. */
export function AssignSelected({ learners }: { learners: readonly Learner[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choice = useAssignManySelection();

  function goOn() {
    choice.choose(learners.map(({ uuid, name }) => ({ uuid, name })));
    void navigate({ to: assignManyPath });
  }

  return (
    <Button variant="primary" onClick={goOn}>
      {t(userActionsMessages.chooseAreas)}
    </Button>
  );
}
