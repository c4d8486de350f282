import { useQueryClient } from '@tanstack/react-query';
import { type Area, storeArea, updateArea } from '#contract/learning/learning.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { NameFields } from '#web/features/learning/name-fields.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';
import { Switch } from '#web/ui/switch/switch.tsx';
import { cacheArea } from './area-cache.ts';

type Fields = { name: string; name_mi: string; active: boolean };

type Props = {
  /** Undefined for a new area. */
  area: Area | undefined;
  onClose: () => void | Promise<void>;
  onSaved: (area: Area) => void;
};

export function AreaDialog({ area, onClose, onSaved }: Props) {
  const form = useAreaForm({ area, onClose, onSaved });
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={area ? learningMessages.editArea : learningMessages.addArea}
      form={form}
      onClose={onClose}
      differences={differences}
    >
      <NameFields form={form} />
      <Switch
        label={sharedMessages.active}
        id="active"
        isOn={fields.active}
        onChange={(active) => set({ active })}
        hint={fields.active ? learningMessages.mayBeAssigned : offHint(area)}
        error={errorOf('active')}
      />
    </ModalForm>
  );
}

/** What switching off means: learners who have the area keep it. */
function offHint(area: Area | undefined): Translatable {
  const count = area?.learners_count ?? 0;
  return count === 0
    ? learningMessages.offNobodyHasIt
    : message(learningMessages.offLearnersKeepIt, { count });
}

const activeLabel = (active: boolean) => (active ? sharedMessages.active : sharedMessages.off);

const differences = (mine: Fields, theirs: Fields) => [
  { label: sharedMessages.name, mine: mine.name, theirs: theirs.name },
  { label: learningMessages.nameInTeReo, mine: mine.name_mi, theirs: theirs.name_mi },
  {
    label: sharedMessages.active,
    mine: activeLabel(mine.active),
    theirs: activeLabel(theirs.active),
  },
];

const fieldsOf = ({ name, name_mi, active }: Area): Fields => ({
  name,
  name_mi: name_mi ?? '',
  active,
});

const blank: Fields = { name: '', name_mi: '', active: true };

function useAreaForm({ area, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const store = useCreate(storeArea);
  const update = useWrite(updateArea);
  const edit = area?.uuid ?? 'new';
  return useRecordForm({
    record: area,
    name: `area:${edit}`,
    path: `/learning/areas?edit=${edit}`,
    label: area ? message(learningMessages.area, { name: area.name }) : learningMessages.newArea,
    blank,
    fieldsOf,
    create: (body) => store({ body }),
    update: ({ uuid }, body, ifMatch) => update.mutateAsync({ body: { uuid, ...body }, ifMatch }),
    recordIn: (answer) => answer.area,
    put: (saved) => cacheArea(client, saved),
    onClose,
    onSaved,
  });
}
