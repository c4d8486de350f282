import { useSuspenseQuery } from '@tanstack/react-query';
import { type Area, areaIndex } from '#contract/learning.ts';
import { page } from '#contract/pages.ts';
import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import { read } from '#web/platform/data.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { AddButton } from '#web/ui/add-button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Gone } from '#web/ui/gone.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import { AreaTable } from './area-table.tsx';
import { useEdit } from './use-edit.ts';

const { title, purpose } = page('/learning/areas');
const AreaDialog = later(async () => (await import('./area-dialog.tsx')).AreaDialog);

export function AreasScreen() {
  const { areas } = useSuspenseQuery(read(areaIndex, {})).data;
  const { edit, mayWrite, open, close } = useEdit();
  const { t } = useText();
  const { said, say } = useSaid();
  useAhead(AreaDialog);
  const area = areas.find(({ uuid }) => uuid === edit);

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce(saved: Area) {
    await close();
    say(saved.uuid, area ? learningText.areaSaved : learningText.areaAdded);
  }

  const add = mayWrite && (
    <AddButton onPress={() => void open('new')}>{learningText.addArea}</AddButton>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={areas.length > 0 && add} />
      <SaidAloud said={said} />
      {areas.length === 0 && <Empty action={add}>{t(sharedText.noAreas)}</Empty>}
      {areas.length > 0 && <AreaTable areas={areas} mayWrite={mayWrite} said={said} />}
      {edit && (area || edit === 'new') && (
        <AreaDialog
          key={edit}
          area={area}
          onClose={() => void close()}
          onSaved={(saved) => void announce(saved)}
        />
      )}
      {edit && !area && edit !== 'new' && (
        <Gone
          title={learningText.noSuchArea}
          advice={learningText.lookForArea}
          onClose={() => void close()}
        />
      )}
    </>
  );
}
