import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Outcome } from '#contract/assignments.ts';
import { assigningManyText } from '#texts/assigning-many.ts';
import { listsText } from '#texts/lists.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { FilterButton } from '#web/ui/filter-button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Status } from '#web/ui/status.tsx';
import table from '#web/ui/table.module.css';
import type { ListedArea } from './area-box.tsx';
import styles from './assign-many-screen.module.css';
import { allKinds, type Kind, kinds, outcomeFor, withKind } from './outcomes.ts';
import { manyPath } from './use-many-choice.ts';

type Props = {
  outcomes: readonly Outcome[];
  areas: readonly ListedArea[];
  when: 'before' | 'after';
  /** Learners for whom it came out otherwise than was shown. */
  surprising?: ReadonlySet<string>;
};

const rowsPerPage = 50;

/** What happens to each, to be filtered and paged; both are in the address. */
export function OutcomeList(props: Props) {
  const { outcomes, when } = props;
  const { show, page = 1 } = useSearch({ strict: false });
  const navigate = useNavigate();
  const kind = allKinds.find((one) => one === show);
  const shown = kind ? withKind(outcomes, kind) : outcomes;
  const lastPage = Math.max(1, Math.ceil(shown.length / rowsPerPage));
  const current = Math.min(page, lastPage);
  const rows = shown.slice((current - 1) * rowsPerPage, current * rowsPerPage);

  const go = (search: { show?: Kind | undefined; page?: number }, replace: boolean) =>
    void navigate({ to: manyPath, search: { step: 2, ...search }, replace, resetScroll: false });

  return (
    <>
      <Filters outcomes={outcomes} when={when} kind={kind} onShow={(show) => go({ show }, true)} />
      <OutcomeTable {...props} rows={rows} />
      {lastPage > 1 && (
        <Pager
          page={current}
          lastPage={lastPage}
          total={shown.length}
          onPage={(page) => go({ show: kind, page }, false)}
        />
      )}
    </>
  );
}

type FilterProps = Pick<Props, 'outcomes' | 'when'> & {
  kind: Kind | undefined;
  onShow: (kind: Kind | undefined) => void;
};

function Filters({ outcomes, when, kind, onShow }: FilterProps) {
  const { t } = useText();
  const name = useName(assigningManyText.show);
  const given = allKinds.filter((one) => withKind(outcomes, one).length > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields, so this is no fieldset
    <div role="group" aria-labelledby={name.id} className={styles.filters}>
      {name.words}
      <FilterButton isOn={kind === undefined} onPress={() => onShow(undefined)}>
        {t(assigningManyText.all, { total: outcomes.length })}
      </FilterButton>
      {given.map((one) => (
        <FilterButton key={one} isOn={kind === one} onPress={() => onShow(one)}>
          {t(assigningManyText.outcomeCount, {
            outcome: kinds[one][when],
            number: withKind(outcomes, one).length,
          })}
        </FilterButton>
      ))}
    </div>
  );
}

function OutcomeTable({ rows, areas, when, surprising }: Props & { rows: readonly Outcome[] }) {
  const { t } = useText();
  return (
    <table className={`${table.frame} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t(listsText.learner)}</th>
          {areas.map((area) => (
            <th key={area.uuid} scope="col">
              <PlaceName of={area} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((outcome) => (
          <tr key={outcome.learner.uuid}>
            <th scope="row">
              <Link to="/mentor/assign-learning" search={{ learner: outcome.learner.uuid }}>
                {outcome.learner.name}
              </Link>
              {surprising?.has(outcome.learner.uuid) && (
                <span className={styles.other}>{t(assigningManyText.otherThanPreviewed)}</span>
              )}
            </th>
            {areas.map((area) => (
              <td key={area.uuid}>
                <span className={styles.area}>
                  <PlaceName of={area} />
                </span>
                <Word kind={outcomeFor(outcome, area.uuid)} when={when} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Word({ kind, when }: { kind: Kind | undefined; when: Props['when'] }) {
  const { t } = useText();
  return kind && <Status tone={kinds[kind].tone}>{t(kinds[kind][when])}</Status>;
}
