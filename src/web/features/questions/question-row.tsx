import { questionsEditingText } from '#texts/questions-editing.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/status.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { languages } from './languages.ts';
import { QuestionField } from './question-field.tsx';
import styles from './question-list.module.css';
import type { Editing } from './question-list.tsx';
import { ids } from './use-acts.ts';
import type { Question } from './working-copy.ts';

type Props = Editing & { question: Question; number: number };

/** The question, or the field its text is being changed in. */
export function QuestionRow({ question, number, ...editing }: Props) {
  const { working, saving, acts, locale } = editing;
  const { field } = working.copy;
  const { t, attr } = useText();
  const { key, active } = question;
  const refused = saving.problem?.rows.find((row) => row.key === key);
  // What was refused was that text; another one has not been judged yet.
  const error = refused?.text === question.question ? refused.message : undefined;

  if (field?.of === key) {
    const label = say(questionsEditingText.numbered, { number });
    return <QuestionField {...editing} field={field} label={label} error={error} />;
  }
  return (
    <div className={styles.row}>
      <div className={active ? styles.text : styles.inactive}>
        <span lang={languages[locale].lang}>{question.question}</span>
        {!active && <Status tone="muted">{t(questionsEditingText.notAsked)}</Status>}
        {error && (
          <p className="field-error">
            <Icon name="warning" />
            {t(error)}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <Switch
          label={sharedText.active}
          name={say(questionsEditingText.activeNumbered, { number })}
          isOn={active}
          onChange={(isOn) => acts.switchTo(key, isOn)}
        />
        <button
          type="button"
          id={ids.editButton(key)}
          className={styles.edit}
          {...attr('aria-label', say(questionsEditingText.editNumbered, { number }))}
          onClick={() => acts.open(key)}
        >
          <Icon name="edit" />
        </button>
      </div>
    </div>
  );
}
