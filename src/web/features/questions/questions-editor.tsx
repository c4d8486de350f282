import type { KeyboardEvent } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { questionsText } from '#texts/questions.ts';
import { useErrorTitle } from '#web/platform/page-title.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Clash } from './clash.tsx';
import { DeletedQuestions } from './deleted-questions.tsx';
import { OtherLanguage } from './other-language.tsx';
import { QuestionList as List } from './question-list.tsx';
import styles from './questions-editor.module.css';
import type { QuestionList } from './refusals.ts';
import { SaveBar } from './save-bar.tsx';
import type { Subject } from './subject.ts';
import { useActs } from './use-acts.ts';
import { useSave } from './use-save.ts';
import { useWorkingCopy } from './use-working-copy.ts';

type Props = {
  subject: Subject;
  locale: QuestionLocale;
  list: QuestionList;
  other: QuestionList | undefined;
  isWide: boolean;
  onClose: () => void;
};

/** Everything here is local until it is saved. */
export function QuestionsEditor({ subject, locale, list, other, isWide, onClose }: Props) {
  const working = useWorkingCopy(subject, locale, list);
  const saving = useSave(subject, locale, working);
  const acts = useActs(working, saving);
  const { t } = useText();
  useErrorTitle(saving.problem !== null);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void saving.save();
  }

  // An empty column would only take room from the one that is being written.
  const hasOther = other !== undefined && other.reflection_questions.length > 0;
  const shared = { working, saving, acts, locale };
  const bar = <SaveBar {...shared} isWide={isWide} onClose={onClose} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcut of the controls inside
    <div className={styles.editor} onKeyDown={press}>
      {isWide && bar}
      {saving.isComparing ? (
        <Clash {...shared} />
      ) : (
        <div className={hasOther ? styles.languages : undefined}>
          <div className={styles.main}>
            <List {...shared} other={other} />
            <DeletedQuestions {...shared} />
            <PartWay count={list.learners_part_way} />
          </div>
          {hasOther && <OtherLanguage locale={locale} list={other} />}
        </div>
      )}
      {!isWide && bar}
      <p role="status" className="visually-hidden">
        {t(acts.said)}
      </p>
    </div>
  );
}

/** Said before anybody saves, so that nobody wonders afterwards. */
function PartWay({ count }: { count: number }) {
  const { t } = useText();
  return count > 0 && <p className={styles.quiet}>{t(questionsText.partWay, { count })}</p>;
}
