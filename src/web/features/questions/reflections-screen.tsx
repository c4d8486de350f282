import { useSuspenseQuery } from '@tanstack/react-query';
import { type Area, areaIndex } from '#contract/learning.ts';
import { page } from '#contract/pages.ts';
import { questionsText } from '#texts/questions.ts';
import { sharedText } from '#texts/shared.ts';
import { read } from '#web/platform/data.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AreaTable } from './area-table.tsx';
import { LeftBehind } from './left-behind.tsx';
import styles from './reflections-screen.module.css';
import { useIsWide } from './use-is-wide.ts';
import { useSelection } from './use-selection.ts';

const { title, purpose } = page('/learning/reflections');
const Editor = later(async () => (await import('./editor.tsx')).Editor);

export function ReflectionsScreen() {
  const { areas } = useSuspenseQuery(read(areaIndex, {})).data;
  const [first] = areas;
  const { t } = useText();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      {first ? (
        <Reflections areas={areas} first={first} />
      ) : (
        <Empty action={<ButtonLink to="/learning/areas">{t(questionsText.goToAreas)}</ButtonLink>}>
          {t(sharedText.noAreas)}
        </Empty>
      )}
    </>
  );
}

/** The list stays where it is while something of it is edited. */
function Reflections({ areas, first }: { areas: readonly Area[]; first: Area }) {
  const selection = useSelection(areas, first);
  const mayWrite = permits(useCurrentUser(), 'learning.write');
  const isWide = useIsWide();
  const { t } = useText();
  useAhead(Editor);
  return (
    <div className={styles.screen}>
      <div className={styles.list}>
        {mayWrite && <LeftBehind current={selection.subject} locale={selection.locale} />}
        <div className={styles.areas}>
          <AreaTable areas={areas} selection={selection} mayWrite={mayWrite} />
        </div>
      </div>
      {selection.edit !== undefined && (
        <Editor key={selection.edit} selection={selection} mayWrite={mayWrite} isWide={isWide} />
      )}
      {selection.edit === undefined && isWide && (
        <div className={styles.nothing}>
          <p>{t(mayWrite ? questionsText.pressEdit : questionsText.pressView)}</p>
        </div>
      )}
    </div>
  );
}
