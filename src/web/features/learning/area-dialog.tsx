import { useQueryClient } from '@tanstack/react-query';
import { type Area, storeArea, updateArea } from '#contract/learning.ts';
import { counted } from '#web/platform/counted.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showArea } from './area-cache.ts';

type Fields = { name: string; active: boolean };

type Props = {
  /** Undefined for one that is being added. */
  area: Area | undefined;
  onClose: () => void;
  onSaved: (area: Area) => void;
};

export function AreaDialog({ area, onClose, onSaved }: Props) {
  const form = useAreaForm({ area, onClose, onSaved });
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={area ? 'Edit area' : 'Add area'}
      form={form}
      onClose={onClose}
      differences={differences}
    >
      <TextField
        label="Name"
        id="name"
        name="name"
        required
        autoComplete="off"
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
        error={errorOf('name')}
      />
      <Switch
        label="Active"
        id="active"
        isOn={fields.active}
        onChange={(active) => set({ active })}
        hint={fields.active ? 'Can be assigned to learners.' : whoHas(area)}
        error={errorOf('active')}
      />
    </ModalForm>
  );
}

/** Switching off takes nothing away from anybody. */
function whoHas(area: Area | undefined): string {
  const closed = 'Cannot be newly assigned.';
  if (!area || area.learners_count === 0) return `${closed} No learner has it now.`;
  const { learners_count: count } = area;
  const have = `${counted(count, 'learner')} ${count === 1 ? 'has' : 'have'} it now`;
  return `${closed} ${have} and ${count === 1 ? 'keeps' : 'keep'} it.`;
}

const inWords = (active: boolean) => (active ? 'Active' : 'Off');

const differences = (mine: Fields, theirs: Fields) => [
  { label: 'Name', mine: mine.name, theirs: theirs.name },
  { label: 'Active', mine: inWords(mine.active), theirs: inWords(theirs.active) },
];

const savedOf = ({ area }: { area: Area }) => ({
  fields: { name: area.name, active: area.active },
  at: area.updated_at,
});

const blank = { fields: { name: '', active: true }, at: null };

function useAreaForm({ area, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const store = useWrite(storeArea);
  const update = useWrite(updateArea);
  const edit = area?.uuid ?? 'new';
  return useEndpointForm({
    name: `area:${edit}`,
    place: {
      path: `/learning/areas?edit=${edit}`,
      label: area ? `Learning area · ${area.name}` : 'A new learning area',
      about: 'not saved yet',
    },
    saved: area ? savedOf({ area }) : blank,
    send: (body: Fields, ifMatch) =>
      area
        ? update.mutateAsync({ body: { uuid: area.uuid, ...body }, ifMatch })
        : store.mutateAsync({ body }),
    savedOf,
    show: (answer) => showArea(client, answer.area),
    onSaved: (answer) => (answer ? onSaved(answer.area) : onClose()),
  });
}
