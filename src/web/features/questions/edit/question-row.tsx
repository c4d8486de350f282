import { message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { questionLanguages } from '#web/features/questions/list/question-languages.ts';
import type { EditedQuestion } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './question-list.module.css';
import type { Editing } from './question-list.tsx';
import { ids } from './use-question-actions.ts';

type Props = Editing & { question: EditedQuestion; number: number };

/** The question, or the field its text is being changed in. */
export function QuestionRow({ question, number, ...editing }: Props) {
  const { working, saving, acts, locale } = editing;
  const { field } = working.copy;
  const { t, attr } = useTranslation();
  const { key, active } = question;
  const refused = saving.problem?.rows.find((row) => row.key === key);
  // What was refused was that text; another one has not been judged yet.
  const error = refused?.text === question.question ? refused.message : undefined;

  if (field?.of === key) {
    const label = message(questionsEditingMessages.numbered, { number });
    return <QuestionField {...editing} field={field} label={label} error={error} />;
  }
  return (
    <div className={styles.row}>
      <div className={active ? styles.text : styles.inactive}>
        <span lang={questionLanguages[locale].lang}>{question.question}</span>
        {!active && <Status tone="muted">{t(questionsEditingMessages.notAsked)}</Status>}
        {error && (
          <p className="field-error">
            <Icon name="warning" />
            {t(error)}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <Switch
          label={sharedMessages.active}
          name={message(questionsEditingMessages.activeNumbered, { number })}
          isOn={active}
          onChange={(isOn) => acts.switchTo(key, isOn)}
        />
        <button
          type="button"
          id={ids.editButton(key)}
          className={styles.edit}
          {...attr('aria-label', message(questionsEditingMessages.editNumbered, { number }))}
          onClick={() => acts.open(key)}
        >
          <Icon name="edit" />
        </button>
      </div>
    </div>
  );
}
