import { useQuery } from '@tanstack/react-query';
import { questionsMessages } from '#messages/questions.ts';
import { sharedMessages } from '#messages/shared.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { QuestionLanguageSwitch } from './question-language-switch.tsx';
import { otherLanguage } from './question-languages.ts';
import { QuestionsEditor } from './questions-editor.tsx';
import { QuestionsReader } from './questions-reader.tsx';
import type { QuestionsSubject } from './subject.ts';
import { questionsQuery } from './use-list-cache.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; mayWrite: boolean; isWide: boolean };

export function Editor({ selection, mayWrite, isWide }: Props) {
  const { subject, pods, locale, close } = selection;
  const { t } = useTranslation();
  const what = titles[subject?.type ?? 'pod'];
  return (
    <EditorFrame
      title={mayWrite ? what.edit : what.view}
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
      {subject && (
        <Loaded
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

type LoadedProps = Props & { subject: QuestionsSubject };

/** Both languages are loaded at once, so that switching does not wait. */
function Loaded({ subject, selection, mayWrite, isWide }: LoadedProps) {
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
