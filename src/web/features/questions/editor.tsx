import { useQuery } from '@tanstack/react-query';
import { questionsText } from '#texts/questions.ts';
import { sharedText } from '#texts/shared.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { otherThan } from './languages.ts';
import { QuestionsEditor } from './questions-editor.tsx';
import { QuestionsReader } from './questions-reader.tsx';
import type { Subject } from './subject.ts';
import { questionsOf } from './use-list-cache.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; mayWrite: boolean; isWide: boolean };

export function Editor({ selection, mayWrite, isWide }: Props) {
  const { subject, pods, locale, close } = selection;
  const { t } = useText();
  const what = titles[subject?.type ?? 'pod'];
  return (
    <EditorFrame
      title={mayWrite ? what.edit : what.view}
      name={subject && <PlaceName of={subject} />}
      tools={subject && <LanguageSwitch subject={subject} locale={locale} />}
      isWide={isWide}
      onClose={close}
    >
      {subject === undefined && !pods.error && <Skeleton lines={5} />}
      {(subject === null || (subject === undefined && pods.error)) && (
        <Empty action={<Button onClick={close}>{t(sharedText.close)}</Button>}>
          {t(questionsText.notHere)}
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
  area: { edit: questionsText.editArea, view: questionsText.viewArea },
  pod: { edit: questionsText.editPod, view: questionsText.viewPod },
};

type LoadedProps = Props & { subject: Subject };

/** Both languages are read at once, so that the switch between them has nothing to wait for. */
function Loaded({ subject, selection, mayWrite, isWide }: LoadedProps) {
  const { locale, close } = selection;
  const list = useQuery(questionsOf(subject, locale));
  const other = useQuery(questionsOf(subject, otherThan(locale))).data;
  if (list.data) {
    const shared = { subject, locale, list: list.data, other };
    if (!mayWrite) return <QuestionsReader {...shared} />;
    return <QuestionsEditor {...shared} isWide={isWide} onClose={close} />;
  }
  if (!list.error) return <Skeleton lines={5} />;
  return <NotLoaded title={questionsText.notLoaded} query={list} />;
}
