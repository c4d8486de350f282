import { message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { questionLanguages } from '#web/features/questions/list/question-languages.ts';
import type { EditedQuestion } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './question-list.module.css';
import type { Editing } from './question-list.tsx';
import { ids } from './use-question-actions.ts';

type Props = Editing & { question: EditedQuestion; number: number };

/** The question, or the field that changes its text. */
export function QuestionRow({ question, number, ...editing }: Props) {
  const { working, saving, actions, locale } = editing;
  const { field } = working.copy;
  const { t, attr } = useTranslation();
  const { key, active } = question;
  const problem = saving.problem?.rows.find((row) => row.key === key);
  // The error is about the text that was sent; a text changed since has not been checked.
  const error = problem?.text === question.question ? problem.message : undefined;

  if (field?.of === key) {
    const label = message(questionsEditingMessages.numbered, { number });
    return <QuestionField {...editing} field={field} label={label} error={error} />;
  }
  return (
    <div className={styles.row}>
      <div className={active ? styles.text : styles.inactive}>
        <span lang={questionLanguages[locale].lang}>{question.question}</span>
        {!active && <Status tone="muted">{t(questionsEditingMessages.notAsked)}</Status>}
        {error && <FieldErrorText>{error}</FieldErrorText>}
      </div>
      <div className={styles.controls}>
        <Switch
          label={sharedMessages.active}
          name={message(questionsEditingMessages.activeNumbered, { number })}
          isOn={active}
          onChange={(isOn) => actions.setActive(key, isOn)}
        />
        <button
          type="button"
          id={ids.editButton(key)}
          className={styles.edit}
          {...attr('aria-label', message(questionsEditingMessages.editNumbered, { number }))}
          onClick={() => actions.open(key)}
        >
          <Icon name="edit" />
        </button>
      </div>
    </div>
  );
}
