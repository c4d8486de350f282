import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { otherThan } from './languages.ts';
import { QuestionsEditor } from './questions-editor.tsx';
import { QuestionsReader } from './questions-reader.tsx';
import { reasonOf } from './refusals.ts';
import type { Subject } from './subject.ts';
import { questionsOf } from './use-list-cache.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; mayWrite: boolean; isWide: boolean };

export function Editor({ selection, mayWrite, isWide }: Props) {
  const { subject, pods, locale, close } = selection;
  const what = subject?.type === 'area' ? 'Area Reflection' : 'Pod Reflection';
  return (
    <EditorFrame
      title={mayWrite ? `Edit ${what}` : what}
      name={subject?.name ?? ''}
      tools={subject && <LanguageSwitch subject={subject} locale={locale} />}
      isWide={isWide}
      onClose={close}
    >
      {subject === undefined && !pods.error && <Skeleton lines={5} />}
      {(subject === null || (subject === undefined && pods.error)) && (
        <Empty action={<Button onClick={close}>Close</Button>}>
          This is not in the selected area any more. Choose an area or a pod from the list.
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
  return (
    <Notice tone="danger" role="alert">
      <p>The questions could not be loaded. {reasonOf(list.error)}</p>
      <Button onClick={() => void list.refetch()}>Try again</Button>
    </Notice>
  );
}
