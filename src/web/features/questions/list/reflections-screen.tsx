import { useSuspenseQuery } from '@tanstack/react-query';
import { type Area, areaIndex } from '#contract/learning/learning.ts';
import { page } from '#contract/pages/pages.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useMedia } from '#web/platform/browser/use-media.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { QuestionAreaTable } from './question-area-table.tsx';
import styles from './reflections-screen.module.css';
import { UnsavedQuestionDrafts } from './unsaved-question-drafts.tsx';
import { useSelection } from './use-selection.ts';

const { title, purpose } = page('/learning/reflections');
/** From here the editor fits beside the list. The style sheets use the same width. */
const wide = '(width >= 68.75em)';
const Editor = lazyPart(
  async () => (await import('#web/features/questions/edit/editor.tsx')).Editor,
);

export function ReflectionsScreen() {
  const { areas } = useSuspenseQuery(read(areaIndex, {})).data;
  const [first] = areas;
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      {first ? (
        <Reflections areas={areas} first={first} />
      ) : (
        <Empty
          action={<ButtonLink to="/learning/areas">{t(questionsMessages.goToAreas)}</ButtonLink>}
        >
          {t(sharedMessages.noAreas)}
        </Empty>
      )}
    </>
  );
}

/** The list stays in place while questions are edited beside or over it. */
function Reflections({ areas, first }: { areas: readonly Area[]; first: Area }) {
  const selection = useSelection(areas, first);
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');
  const isWide = useMedia(wide);
  const { t } = useTranslation();
  usePrefetch(Editor);
  return (
    <div className={styles.screen}>
      <div className={styles.list}>
        {mayWrite && (
          <UnsavedQuestionDrafts current={selection.subject} locale={selection.locale} />
        )}
        <div className={styles.areas}>
          <QuestionAreaTable areas={areas} selection={selection} mayWrite={mayWrite} />
        </div>
      </div>
      {selection.edit !== undefined && (
        <Editor key={selection.edit} selection={selection} mayWrite={mayWrite} isWide={isWide} />
      )}
      {selection.edit === undefined && isWide && (
        <div className={styles.nothing}>
          <p>{t(mayWrite ? questionsMessages.pressEdit : questionsMessages.pressView)}</p>
        </div>
      )}
    </div>
  );
}
