import type { LookupKind } from '#contract/learning/lookups.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { podFormMessages } from '#messages/learning/pod-form.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { byName } from '#web/features/learning/areas/area-cache.ts';
import styles from '#web/features/learning/pods/pod-dialog.module.css';
import type { Labels } from '#web/features/learning/pods/use-labels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';

const kindMessages = {
  'learning-aspects': {
    label: learningMessages.learningAspect,
    tryAgain: podFormMessages.tryAspectsAgain,
  },
  'subject-matters': {
    label: learningMessages.subjectMatter,
    tryAgain: podFormMessages.trySubjectsAgain,
  },
} satisfies Record<LookupKind, object>;

type Props = {
  kind: LookupKind;
  id: string;
  value: string;
  /** What the pod has: offered even if it is retired, or if the list cannot be loaded. */
  stored: { uuid: string; name: string } | null | undefined;
  labels: Labels;
  onChange: (uuid: string) => void;
  error: DisplayText | undefined;
};

export function LookupSelect({ kind, id, value, stored, labels, onChange, error }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.lookup}>
      <SelectField
        label={kindMessages[kind].label}
        id={id}
        name={id}
        value={value}
        options={optionsOf(labels, stored, value)}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <div role="status">
        {labels.isError && (
          <p className={styles.failed}>
            {t(podFormMessages.marksNotLoaded)}
            <SmallButton
              onPress={() => void labels.refetch()}
              label={kindMessages[kind].tryAgain}
              busy={labels.isFetching}
            >
              {t(sharedMessages.tryAgain)}
            </SmallButton>
          </p>
        )}
      </div>
    </div>
  );
}

type Option = { value: string; label: DisplayText };

function optionsOf({ data }: Labels, stored: Props['stored'], value: string): Option[] {
  const offered = Object.entries(data ?? {})
    .map(([uuid, name]) => ({ uuid, name }))
    .sort(byName);
  const storedOptions = stored && !data?.[stored.uuid] ? [storedOption(stored, data)] : [];
  const options = [
    ...storedOptions,
    ...offered.map(({ uuid, name }) => ({ value: uuid, label: name })),
  ];
  const isUnknown = value !== '' && options.every((option) => option.value !== value);
  return [
    { value: '', label: learningMessages.none },
    ...(isUnknown ? [{ value, label: podFormMessages.markChosenBefore }] : []),
    ...options,
  ];
}

const storedOption = (
  { uuid, name }: NonNullable<Props['stored']>,
  data: Labels['data'],
): Option => ({
  value: uuid,
  label: data ? message(podFormMessages.markRetired, { name }) : name,
});
