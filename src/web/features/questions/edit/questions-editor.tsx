import { useRef } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { OtherLanguage } from '#web/features/questions/list/other-language.tsx';
import {
  type QuestionsSubject,
  questionsDraftLocation,
} from '#web/features/questions/list/questions-subject.ts';
import type { SavedQuestionList } from '#web/features/questions/state/saved-questions.ts';
import { useSave } from '#web/features/questions/state/use-save.ts';
import { useWorkingCopy } from '#web/features/questions/state/use-working-copy.ts';
import type { Field } from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCtrlEnter } from '#web/platform/browser/use-ctrl-enter.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { DeletedQuestions } from './deleted-questions.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionsConflict } from './questions-conflict.tsx';
import styles from './questions-editor.module.css';
import { SaveBar } from './save-bar.tsx';
import { ids, useQuestionActions } from './use-question-actions.ts';

type Props = {
  subject: QuestionsSubject;
  locale: QuestionLocale;
  list: SavedQuestionList;
  other: SavedQuestionList | undefined;
  isWide: boolean;
  onClose: () => void;
};

/** Changes stay on this device until they are saved. */
export function QuestionsEditor({ subject, locale, list, other, isWide, onClose }: Props) {
  const working = useWorkingCopy(subject, locale, list);
  const saving = useSave(working, questionsDraftLocation(subject, locale));
  const actions = useQuestionActions(working, saving);
  const { t } = useTranslation();
  useErrorTitle(saving.problem !== null);

  const editor = useRef<HTMLDivElement>(null);
  useCtrlEnter(() => {
    void saving.save();
    void focusOpener(working.copy.field);
  }, editor);

  /** Saving closes the field that was typed in, so the focus goes to what opened it. */
  async function focusOpener(typed: Field | null) {
    await untilRendered();
    const isLost = document.activeElement === document.body;
    if (typed && isLost) document.getElementById(ids.opener(typed.of))?.focus();
  }

  // An empty column would only take space from the list that is being edited.
  const hasOther = other !== undefined && other.reflection_questions.length > 0;
  const editing = { working, saving, actions, locale };
  const bar = <SaveBar {...editing} other={other} isWide={isWide} onClose={onClose} />;
  return (
    <div ref={editor} className={styles.editor}>
      {isWide && bar}
      {working.isComparing ? (
        <QuestionsConflict {...editing} />
      ) : (
        <div className={hasOther ? styles.languages : undefined}>
          <div className={styles.main}>
            <QuestionList {...editing} other={other} />
            <DeletedQuestions {...editing} />
            <PartWay count={list.learners_part_way} />
          </div>
          {hasOther && <OtherLanguage locale={locale} list={other} />}
        </div>
      )}
      {!isWide && bar}
      <p role="status" className="visually-hidden">
        {t(actions.announcement)}
      </p>
    </div>
  );
}

/** How many learners keep the questions they began with: shown before anybody saves. */
function PartWay({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > 0 && <p className={styles.quiet}>{t(questionsMessages.partWay, { count })}</p>;
}
