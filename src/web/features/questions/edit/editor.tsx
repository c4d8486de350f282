import { useQuery } from '@tanstack/react-query';
import { questionsMessages } from '#messages/learning/questions.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { QuestionLanguageSwitch } from '#web/features/questions/list/question-language-switch.tsx';
import { otherLanguage } from '#web/features/questions/list/question-languages.ts';
import { QuestionsReader } from '#web/features/questions/list/questions-reader.tsx';
import type { QuestionsSubject } from '#web/features/questions/list/questions-subject.ts';
import type { Selection } from '#web/features/questions/list/use-selection.ts';
import { questionsQuery } from '#web/features/questions/state/saved-questions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { QuestionsEditor } from './questions-editor.tsx';

type Props = { selection: Selection; mayWrite: boolean; isWide: boolean };

export function Editor({ selection, mayWrite, isWide }: Props) {
  const { subject, hasLeftArea, pods, locale, close } = selection;
  const { t } = useTranslation();
  const { edit, view } = titles[subject?.type ?? 'pod'];
  return (
    <EditorFrame
      title={mayWrite ? edit : view}
      name={subject && <LocalizedName of={subject} />}
      tools={subject && <QuestionLanguageSwitch subject={subject} locale={locale} />}
      isWide={isWide}
      onClose={close}
    >
      {subject === undefined && !pods.error && <Skeleton lines={5} />}
      {(subject === null || (subject === undefined && pods.error)) && (
        <Empty action={<Button onClick={close}>{t(sharedMessages.close)}</Button>}>
          {t(questionsMessages.notHere)}
        </Empty>
      )}
      {hasLeftArea && (
        <Callout tone="info" role="status">
          {t(questionsMessages.leftArea)}
        </Callout>
      )}
      {subject && (
        <Questions
          key={locale}
          subject={subject}
          selection={selection}
          mayWrite={mayWrite}
          isWide={isWide}
        />
      )}
    </EditorFrame>
  );
}

const titles = {
  area: { edit: questionsMessages.editArea, view: questionsMessages.viewArea },
  pod: { edit: questionsMessages.editPod, view: questionsMessages.viewPod },
};

type QuestionsProps = Props & { subject: QuestionsSubject };

/** Both languages are loaded at once, so that switching does not wait. */
function Questions({ subject, selection, mayWrite, isWide }: QuestionsProps) {
  const { locale, close } = selection;
  const list = useQuery(questionsQuery(subject, locale));
  const other = useQuery(questionsQuery(subject, otherLanguage(locale))).data;
  if (list.data) {
    const shared = { subject, locale, list: list.data, other };
    if (!mayWrite) return <QuestionsReader {...shared} />;
    return <QuestionsEditor {...shared} isWide={isWide} onClose={close} />;
  }
  if (!list.error) return <Skeleton lines={5} />;
  return <LoadError title={questionsMessages.notLoaded} query={list} />;
}
