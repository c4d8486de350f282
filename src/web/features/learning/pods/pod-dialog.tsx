import type { Area, Pod } from '#contract/learning/learning.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { podFormMessages } from '#messages/learning/pod-form.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { Assets } from '#web/features/learning/assets/assets.tsx';
import { LookupSelect } from '#web/features/learning/lookups/lookup-select.tsx';
import { NameFields } from '#web/features/learning/name-fields.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName, LocalizedNames } from '#web/patterns/localized-name/localized-name.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { CheckboxList } from '#web/ui/checkbox-list/checkbox-list.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './pod-dialog.module.css';
import { podDifferences } from './pod-differences.ts';
import { useAspects, useSubjects } from './use-labels.ts';
import { sortedAreas, usePodForm } from './use-pod-form.ts';

type Props = {
  /** Undefined for a new pod. */
  pod: Pod | undefined;
  areas: readonly Area[];
  /** The area that a new pod is for. */
  within?: string;
  startsAtAreas: boolean;
  /** Called when somebody else, or this dialog, has saved a newer version. */
  onNewer: (pod: Pod) => void;
  onClose: () => void | Promise<void>;
  onSaved: (pod: Pod) => void;
};

export function PodDialog(props: Props) {
  const { pod, areas, startsAtAreas, onClose } = props;
  const form = usePodForm(props);
  const aspects = useAspects();
  const subjects = useSubjects();
  const { fields, set, errorOf } = form;
  const { podAreas, learningAspect, subjectMatter, active } = fields;
  const { locale } = useTranslation();
  return (
    <ModalForm
      title={pod ? learningMessages.editPod : learningMessages.addPod}
      size="xl"
      form={form}
      onClose={onClose}
      differences={podDifferences({
        pod,
        areas,
        aspects: aspects.data,
        subjects: subjects.data,
        locale,
      })}
      after={pod ? <Assets pod={pod} /> : <AssetsLater />}
    >
      <NameFields form={form} />
      <CheckboxList
        legend={sharedMessages.areas}
        id="podAreas"
        choices={areas.map(asChoice)}
        chosen={podAreas}
        onChange={(chosen) => set({ podAreas: sortedAreas(chosen) })}
        summary={<PodAreas areas={areas} chosen={podAreas} />}
        filterLabel={podFormMessages.filterAreas}
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
        label={sharedMessages.active}
        id="active"
        isOn={active}
        onChange={(isOn) => set({ active: isOn })}
        hint={active ? hintOfActive(pod) : podFormMessages.podIsKept}
        error={errorOf('active')}
      />
    </ModalForm>
  );
}

const hintOfActive = (pod: Pod | undefined) =>
  pod?.questions_count === 0 ? podFormMessages.podAsksNothing : podFormMessages.podIsMet;

const asChoice = (area: Area) => ({
  value: area.uuid,
  label: <LocalizedName of={area} />,
  searchText: `${area.name} ${area.name_mi ?? ''}`,
  ...(!area.active && { note: sharedMessages.off }),
});

function AssetsLater() {
  const { t } = useTranslation();
  return <p className={styles.later}>{t(podFormMessages.assetsLater)}</p>;
}

type PodAreasProps = { areas: readonly Area[]; chosen: readonly string[] };

/** Names every area of the pod, whatever the list of checkboxes is filtered by. */
function PodAreas({ areas, chosen }: PodAreasProps) {
  const { t } = useTranslation();
  const podAreas = areas.filter(({ uuid }) => chosen.includes(uuid));
  if (podAreas.length === 0) return t(podFormMessages.inNoArea);
  return t(podFormMessages.inAreas, {
    count: podAreas.length,
    areas: <LocalizedNames of={podAreas} />,
  });
}
