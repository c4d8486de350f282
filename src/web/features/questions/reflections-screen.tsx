import { useSuspenseQuery } from '@tanstack/react-query';
import { type Area, areaIndex } from '#contract/learning.ts';
import { page } from '#contract/pages.ts';
import { read } from '#web/platform/data.ts';
import { permits, useCurrentUser } from '#web/platform/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AreaTable } from './area-table.tsx';
import { Editor } from './editor.tsx';
import { LeftBehind } from './left-behind.tsx';
import styles from './reflections-screen.module.css';
import { useIsWide } from './use-is-wide.ts';
import { useSelection } from './use-selection.ts';

const { title, purpose } = page('/learning/reflections');

export function ReflectionsScreen() {
  const { areas } = useSuspenseQuery(read(areaIndex, {})).data;
  const [first] = areas;
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      {first ? (
        <Reflections areas={areas} first={first} />
      ) : (
        <Empty action={<ButtonLink to="/learning/areas">Go to learning areas</ButtonLink>}>
          No learning areas to display
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
          <p>
            {mayWrite
              ? 'Press Edit beside an area or a pod, and its questions open here.'
              : 'Press View beside an area or a pod, and its questions open here.'}
          </p>
        </div>
      )}
    </div>
  );
}
