import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Outcome } from '#contract/assignments.ts';
import { Pager } from '#web/ui/pager.tsx';
import { Status } from '#web/ui/status.tsx';
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
      <Filters {...{ outcomes, when, kind }} onShow={(show) => go({ show }, true)} />
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
  const given = allKinds.filter((one) => withKind(outcomes, one).length > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields, so this is no fieldset
    <div role="group" aria-label="Show" className={styles.filters}>
      <Filter isOn={kind === undefined} onPress={() => onShow(undefined)}>
        All {outcomes.length}
      </Filter>
      {given.map((one) => (
        <Filter key={one} isOn={kind === one} onPress={() => onShow(one)}>
          {kinds[one][when]} {withKind(outcomes, one).length}
        </Filter>
      ))}
    </div>
  );
}

type ButtonProps = { isOn: boolean; onPress: () => void; children: React.ReactNode };

function Filter({ isOn, onPress, children }: ButtonProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}

function OutcomeTable({ rows, areas, when, surprising }: Props & { rows: readonly Outcome[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Learner</th>
          {areas.map(({ uuid, name }) => (
            <th key={uuid} scope="col">
              {name}
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
                <span className={styles.other}>other than previewed</span>
              )}
            </th>
            {areas.map(({ uuid, name }) => (
              <td key={uuid}>
                <span className={styles.area}>{name}</span>
                <Word kind={outcomeFor(outcome, uuid)} when={when} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Word({ kind, when }: { kind: Kind | undefined; when: Props['when'] }) {
  return kind && <Status tone={kinds[kind].tone}>{kinds[kind][when]}</Status>;
}
