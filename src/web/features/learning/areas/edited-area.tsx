import { getRouteApi } from '@tanstack/react-router';
import type { Area } from '#contract/learning/learning.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { useEditedRecord } from '#web/features/learning/use-edited-record.ts';
import { AccessEnded, MissingRecord } from '#web/patterns/kept-drafts/lazy-kept-drafts.ts';
import { AreaDialog } from './area-dialog.tsx';

const route = getRouteApi('/shell/learning/areas');

type Props = {
  areas: readonly Area[];
  onSaved: (area: Area, isNew: boolean) => void;
};

/** The dialog of the area that the address names. */
export function EditedArea({ areas, onSaved }: Props) {
  const { edit, isRefused, close } = useEditedRecord(route.useSearch());
  if (isRefused) return <AccessEnded onClose={close} />;
  if (!edit) return null;
  const area = areas.find(({ uuid }) => uuid === edit);
  if (!area && edit !== 'new') {
    const { noSuchArea, lookForArea } = learningMessages;
    return <MissingRecord title={noSuchArea} advice={lookForArea} onClose={close} />;
  }
  return (
    <AreaDialog key={edit} area={area} onClose={close} onSaved={(saved) => onSaved(saved, !area)} />
  );
}
