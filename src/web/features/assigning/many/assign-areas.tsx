import { useNavigate } from '@tanstack/react-router';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { assignManyPath, useAssignManySelection } from './use-assign-many-selection.ts';

/** From areas that were selected in a list on to the learners for them. */
export function AssignAreas({ areas }: { areas: readonly string[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choice = useAssignManySelection();

  function goOn() {
    choice.chooseAreas(areas);
    void navigate({ to: assignManyPath });
  }

  return (
    <Button variant="primary" onClick={goOn}>
      {t(assigningManyMessages.assignAreas, { count: areas.length })}
    </Button>
  );
}
