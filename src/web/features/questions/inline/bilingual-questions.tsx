import type { BilingualQuestions as Questions } from '#contract/learning/area-content.ts';
import { type QuestionLocale, questionLocales } from '#contract/learning/questions.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { areaPageMessages } from '#messages/learning/area-page.ts';
import type { QuestionsSubject } from '#web/features/questions/list/questions-subject.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import styles from './bilingual-questions.module.css';

const InlineEditor = lazyPart(async () => (await import('./inline-editor.tsx')).InlineEditor);
const UnsavedHere = lazyPart(async () => (await import('./unsaved-here.tsx')).UnsavedHere);

type Props = {
  subject: QuestionsSubject;
  questions: Questions;
  mayWrite: boolean;
  /** The language that is being edited here. */
  editing: QuestionLocale | undefined;
  onEdit: (locale: QuestionLocale) => void;
  onClose: () => void;
};

/** What an area or a pod asks, in both languages row by row, or the editor of one of them. */
export function BilingualQuestions(props: Props) {
  const { subject, questions, mayWrite, editing, onEdit, onClose } = props;
  const { t } = useTranslation();
  usePrefetch(InlineEditor);
  if (editing && mayWrite) {
    return <InlineEditor key={editing} subject={subject} locale={editing} onClose={onClose} />;
  }
  const isEmpty = questionLocales.every((locale) => questions[locale].length === 0);
  return (
    <div className={styles.questions}>
      {isEmpty && <p className={styles.none}>{t(areaPageMessages.noneYet)}</p>}
      {!isEmpty && <Rows subject={subject} questions={questions} />}
      {mayWrite && <UnsavedHere subject={subject} onEdit={onEdit} />}
      {mayWrite && <EditButtons {...props} />}
    </div>
  );
}

const editLabels = {
  en: { label: areaPageMessages.editEnglish, labelOf: areaPageMessages.editEnglishOf },
  mi: { label: areaPageMessages.editTeReo, labelOf: areaPageMessages.editTeReoOf },
} as const;

export const inlineEditId = (uuid: string, locale: QuestionLocale) => `edit-${uuid}-${locale}`;

function EditButtons({ subject, onEdit }: Props) {
  const { t, fullName, locale: pageLocale } = useTranslation();
  const place = nameIn(pageLocale, subject);
  return (
    <div className={styles.buttons}>
      {questionLocales.map((locale) => {
        const { label, labelOf } = editLabels[locale];
        return (
          <Button
            key={locale}
            id={inlineEditId(subject.uuid, locale)}
            {...fullName(label, message(labelOf, { place }))}
            onClick={() => onEdit(locale)}
          >
            {t(label)}
          </Button>
        );
      })}
    </div>
  );
}

function Rows({ subject, questions: { en, mi } }: Pick<Props, 'subject' | 'questions'>) {
  const { t, words, locale } = useTranslation();
  const rows = Array.from({ length: Math.max(en.length, mi.length) }, (_, index) => index);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {t(message(areaPageMessages.questionsOf, { place: nameIn(locale, subject) }))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(areaPageMessages.number)}</th>
          <th scope="col">{words(areaPageMessages.english)}</th>
          <th scope="col" lang="mi">
            {words(areaPageMessages.teReo)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((index) => (
          <tr key={en[index]?.uuid ?? mi[index]?.uuid}>
            <th scope="row">{index + 1}</th>
            <Cell of={en[index]} lang="en-NZ" />
            <Cell of={mi[index]} lang="mi" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ of, lang }: { of: Questions['en'][number] | undefined; lang: string }) {
  const { t } = useTranslation();
  if (!of) {
    return (
      <td>
        <span className={styles.none}>{t(areaPageMessages.notWorded)}</span>
      </td>
    );
  }
  return (
    <td>
      <span lang={lang}>{of.question}</span> {!of.active && <ActiveStatus active={false} />}
    </td>
  );
}
