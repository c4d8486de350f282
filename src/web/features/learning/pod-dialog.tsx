import type { Area, Pod } from '#contract/learning.ts';
import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { CheckboxList } from '#web/ui/checkbox-list.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Assets } from './assets.tsx';
import { BelongsTo } from './belongs-to.tsx';
import { LookupSelect } from './lookup-select.tsx';
import { NameFields } from './name-fields.tsx';
import styles from './pod-dialog.module.css';
import { differencesOf } from './pod-words.ts';
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
  const { podAreas, learningAspect, subjectMatter, active } = fields;
  const { locale } = useText();
  return (
    <ModalForm
      title={pod ? learningText.editPod : learningText.addPod}
      size="xl"
      form={form}
      onClose={onClose}
      differences={differencesOf({
        pod,
        areas,
        aspects: aspects.data,
        subjects: subjects.data,
        locale,
      })}
      after={pod ? <Assets pod={pod} /> : <Later />}
    >
      <NameFields form={form} />
      <CheckboxList
        legend={sharedText.areas}
        id="podAreas"
        choices={areas.map(asChoice)}
        chosen={podAreas}
        onChange={(chosen) => set({ podAreas: inOrder(chosen) })}
        summary={<BelongsTo areas={areas} chosen={podAreas} />}
        filterLabel={learningText.filterAreas}
        error={errorOf('podAreas')}
        isFirst={startsAtAreas}
      />
      <div className={styles.pair}>
        <LookupSelect
          kind="learning-aspects"
          id="learningAspect"
          value={learningAspect}
          stored={pod?.aspect}
          labels={aspects}
          onChange={(uuid) => set({ learningAspect: uuid })}
          error={errorOf('learningAspect')}
        />
        <LookupSelect
          kind="subject-matters"
          id="subjectMatter"
          value={subjectMatter}
          stored={pod?.subject_matter}
          labels={subjects}
          onChange={(uuid) => set({ subjectMatter: uuid })}
          error={errorOf('subjectMatter')}
        />
      </div>
      <Switch
        label={sharedText.active}
        id="active"
        isOn={active}
        onChange={(isOn) => set({ active: isOn })}
        hint={active ? learningText.podIsMet : learningText.podIsKept}
        error={errorOf('active')}
      />
    </ModalForm>
  );
}

const asChoice = (area: Area) => ({
  value: area.uuid,
  label: <PlaceName of={area} />,
  sought: `${area.name} ${area.name_mi ?? ''}`,
  ...(!area.active && { note: sharedText.off }),
});

function Later() {
  const { t } = useText();
  return <p className={styles.later}>{t(learningText.assetsLater)}</p>;
}
