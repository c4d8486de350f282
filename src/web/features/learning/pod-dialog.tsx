import type { Area, Pod } from '#contract/learning.ts';
import { CheckboxList } from '#web/ui/checkbox-list.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Assets } from './assets.tsx';
import { LookupSelect } from './lookup-select.tsx';
import styles from './pod-dialog.module.css';
import { belongsTo, differencesOf } from './pod-words.ts';
import { useAspects, useSubjects } from './use-labels.ts';
import { inOrder, usePodForm } from './use-pod-form.ts';

type Props = {
  /** Undefined for one that is being added. */
  pod: Pod | undefined;
  areas: readonly Area[];
  startsAtAreas: boolean;
  /** Somebody else saved it, or this dialog did. */
  onNewer: (pod: Pod) => void;
  onClose: () => void;
  onSaved: (pod: Pod) => void;
};

export function PodDialog({ pod, areas, startsAtAreas, onNewer, onClose, onSaved }: Props) {
  const form = usePodForm({ pod, onNewer, onClose, onSaved });
  const aspects = useAspects();
  const subjects = useSubjects();
  const { fields, set, errorOf } = form;
  const { name, podAreas, learningAspect, subjectMatter, active } = fields;
  return (
    <ModalForm
      title={pod ? 'Edit pod' : 'Add pod'}
      size="xl"
      form={form}
      onClose={onClose}
      differences={differencesOf({ pod, areas, aspects: aspects.data, subjects: subjects.data })}
      after={pod ? <Assets pod={pod} /> : <Later />}
    >
      <TextField
        label="Name"
        id="name"
        name="name"
        required
        autoComplete="off"
        value={name}
        onChange={(event) => set({ name: event.target.value })}
        error={errorOf('name')}
      />
      <CheckboxList
        legend="Areas"
        id="podAreas"
        choices={areas.map(asChoice)}
        chosen={podAreas}
        onChange={(chosen) => set({ podAreas: inOrder(chosen) })}
        summary={belongsTo(areas, podAreas)}
        filterLabel="Filter areas"
        error={errorOf('podAreas')}
        isFirst={startsAtAreas}
      />
      <div className={styles.pair}>
        <LookupSelect
          label="Learning aspect"
          id="learningAspect"
          value={learningAspect}
          stored={pod?.aspect}
          labels={aspects}
          onChange={(uuid) => set({ learningAspect: uuid })}
          error={errorOf('learningAspect')}
        />
        <LookupSelect
          label="Subject matter"
          id="subjectMatter"
          value={subjectMatter}
          stored={pod?.subject_matter}
          labels={subjects}
          onChange={(uuid) => set({ subjectMatter: uuid })}
          error={errorOf('subjectMatter')}
        />
      </div>
      <Switch
        label="Active"
        id="active"
        isOn={active}
        onChange={(isOn) => set({ active: isOn })}
        hint={
          active ? 'Learners meet it in its areas.' : 'Only learners who began it still see it.'
        }
        error={errorOf('active')}
      />
    </ModalForm>
  );
}

const asChoice = ({ uuid, name, active }: Area) => ({
  value: uuid,
  label: name,
  ...(!active && { note: 'Off' }),
});

function Later() {
  return <p className={styles.later}>Links and files can be added once the pod is saved.</p>;
}
