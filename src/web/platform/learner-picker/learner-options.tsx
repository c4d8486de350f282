import { Combobox } from '@base-ui/react/combobox';
import { Icon } from '#web/ui/icon.tsx';
import styles from './learner-picker.module.css';
import type { Learner } from './recent-learners.ts';
import { mostShown, type useLearnerSearch } from './use-learner-search.ts';

type Props = { search: ReturnType<typeof useLearnerSearch>; typed: string };

/**
 * The list under the picker, with a line that says how many there are. It stands in the page, not
 * in the library's popup: that one hides everything else from screen readers while it is open.
 */
export function LearnerOptions({ search, typed }: Props) {
  return (
    <div className={styles.popup} aria-busy={search.isFetching || undefined}>
      <Combobox.Status className={styles.status}>{countOf(search, typed)}</Combobox.Status>
      <Combobox.List className={styles.list} aria-label="Learners">
        {(group: { label: string; items: Learner[] }) => (
          <Combobox.Group key={group.label} items={group.items}>
            {group.label && (
              <Combobox.GroupLabel className={styles.label}>{group.label}</Combobox.GroupLabel>
            )}
            <Combobox.Collection>
              {(learner: Learner) => <Option key={learner.uuid} learner={learner} />}
            </Combobox.Collection>
          </Combobox.Group>
        )}
      </Combobox.List>
    </div>
  );
}

function Option({ learner }: { learner: Learner }) {
  return (
    <Combobox.Item value={learner} className={styles.option}>
      <span>{learner.name}</span>
      <Combobox.ItemIndicator>
        <Icon name="check" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}

function countOf({ data, isError, isPending }: Props['search'], typed: string): string {
  if (isError) return 'The learners could not be loaded. Close this list and open it again.';
  if (isPending || !data) return 'Searching…';
  if (data.length === 0) return typed ? `No learner matches “${typed.trim()}”` : 'No learners yet';
  if (data.length >= mostShown) return `The first ${mostShown} learners; type to narrow them down`;
  return data.length === 1 ? '1 learner' : `${data.length} learners`;
}
