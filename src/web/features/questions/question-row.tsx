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
  const { key, active } = question;
  const refused = saving.problem?.rows.find((row) => row.key === key);
  // What was refused was that text; another one has not been judged yet.
  const error = refused?.text === question.question ? refused.message : undefined;

  if (field?.of === key) {
    const label = `Question ${number}`;
    return <QuestionField {...editing} field={field} label={label} error={error} />;
  }
  return (
    <div className={styles.row}>
      <div className={active ? styles.text : styles.inactive}>
        <span lang={languages[locale].lang}>{question.question}</span>
        {!active && <Status tone="muted">Inactive: not asked</Status>}
        {error && (
          <p className="field-error">
            <Icon name="warning" />
            {error}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <Switch
          label="Active"
          name={`Question ${number} active`}
          isOn={active}
          onChange={(isOn) => acts.switchTo(key, isOn)}
        />
        <button
          type="button"
          id={ids.editButton(key)}
          className={styles.edit}
          aria-label={`Edit question ${number}`}
          onClick={() => acts.open(key)}
        >
          <Icon name="edit" />
        </button>
      </div>
    </div>
  );
}
