import { type FormEvent, type ReactNode, useState } from 'react';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { userActionsMessages as text } from '#messages/people/user-actions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { useOrganisationFilter } from '#web/patterns/list/use-organisation-filter.ts';
import { SelectionBar } from '#web/patterns/selection/selection-bar.tsx';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { UndoLine } from '#web/ui/feedback/undo-line.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import { actionChoices, type Choice, labelOf } from './action-choices.ts';
import { selectionBody, useUserActions } from './use-user-actions.ts';
import { type PickedLearner, UserActionDialog } from './user-action-dialog.tsx';
import styles from './user-actions.module.css';

type Props = {
  list: List;
  selection: RowSelection;
  /** The button that goes on to the areas for these learners. */
  assignLearning: (learners: readonly PickedLearner[]) => ReactNode;
};

/** What can be done to the selected people, and then, in the same place, what came of it. */
export function UserActions({ list, selection, assignLearning }: Props) {
  const actions = useUserActions();
  const { result } = actions;
  const user = useCurrentUser();
  const [choice, setChoice] = useState<Choice>();
  const organisation = useOrganisationFilter(list, true)[0]?.picks?.picked;
  // Whom the list shows as an organisation's people are most likely to leave that one.
  const listed = organisation && { organisation };
  return (
    <>
      {selection.count > 0 && (
        <SelectionBar list={list} selection={selection} path="/api/admin/export/users">
          <ChooseAction onChoose={setChoice} />
        </SelectionBar>
      )}
      <div className={result ? styles.result : undefined}>
        <UndoLine
          result={result && { ...result, text: <Sentences of={result.sentences} /> }}
          onUndo={result?.undo && (() => void actions.undo())}
          isBusy={actions.isBusy}
        />
      </div>
      {actions.asked && (
        <UserActionDialog
          choice={actions.asked.choice}
          title={labelOf(user, actions.asked.choice)}
          people={{ uuids: actions.asked.uuids }}
          assignLearning={assignLearning}
          onClose={actions.keep}
          onDone={actions.undone}
          onFailed={actions.failed}
        />
      )}
      {choice && (
        <UserActionDialog
          choice={isLeaving(choice) ? { ...choice, ...listed } : choice}
          title={choice.label}
          people={selectionBody(selection)}
          assignLearning={assignLearning}
          onClose={() => setChoice(undefined)}
          onFailed={actions.failed}
          onDone={(done, outcomes, isOpen) => {
            actions.done(done, outcomes);
            // By a late answer another action may be open, and others selected.
            if (!isOpen) return;
            setChoice(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

const isLeaving = ({ action }: Choice) => action === 'remove_from_organisation';

function ChooseAction({ onChoose }: { onChoose: (choice: Choice) => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<MessageDescriptor>();
  const choices = actionChoices(useCurrentUser());

  function choose(event: FormEvent) {
    event.preventDefault();
    const choice = choices.find(({ value }) => value === chosen);
    if (choice) onChoose(choice);
    else setError(text.chooseFirst);
  }

  return (
    <form className={styles.choose} noValidate onSubmit={choose}>
      <SelectField
        label={text.withSelected}
        value={chosen}
        error={error}
        options={[{ value: '', label: text.choose }, ...choices]}
        onChange={(event) => {
          setChosen(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary">
        {t(text.continue)}
      </Button>
    </form>
  );
}
