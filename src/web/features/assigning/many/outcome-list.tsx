import { getRouteApi, Link } from '@tanstack/react-router';
import { message } from '#lib/messages/message.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import type { ListedArea } from '#web/features/assigning/area-box.tsx';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { FilterButton } from '#web/ui/filter-button/filter-button.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { Status } from '#web/ui/status/status.tsx';
import table from '#web/ui/table/table.module.css';
import styles from './assign-many-screen.module.css';
import {
  type OutcomeKind,
  outcomeKindFor,
  outcomeKindLabels,
  outcomeKinds,
  outcomesOfKind,
  type ShownOutcome,
} from './outcomes.ts';

const route = getRouteApi('/shell/mentor/assign-learning/many');
type Props = {
  outcomes: readonly ShownOutcome[];
  areas: readonly ListedArea[];
  when: 'before' | 'after';
  /** Learners whose outcome differs from the preview. */
  unexpected?: ReadonlySet<string>;
};

const rowsPerPage = 50;

/** What each learner gets; filter and page are in the address. */
export function OutcomeList(props: Props) {
  const { outcomes, when } = props;
  const { show, page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  // An address may say what nobody has any more, once it was undone.
  const kind = presentKinds(outcomes).find((known) => known === show);
  const filtered = kind ? outcomesOfKind(outcomes, kind) : outcomes;
  const lastPage = Math.max(1, Math.ceil(filtered.length / rowsPerPage));
  const currentPage = Math.min(page, lastPage);
  const rows = filtered.slice((currentPage - 1) * rowsPerPage, currentPage * rowsPerPage);

  const go = (search: { show?: OutcomeKind | undefined; page?: number }, replace: boolean) =>
    void navigate({ search: { step: 2, ...search }, replace, resetScroll: false });

  return (
    <>
      <Filters
        outcomes={outcomes}
        when={when}
        selected={kind}
        onShow={(show) => go({ show }, true)}
      />
      <OutcomeTable {...props} rows={rows} />
      {lastPage > 1 && (
        <Pager
          page={currentPage}
          lastPage={lastPage}
          found={message(listsMessages.inTotal, { total: filtered.length })}
          onPage={(page) => go({ show: kind, page }, false)}
        />
      )}
    </>
  );
}

const presentKinds = (outcomes: readonly ShownOutcome[]) =>
  outcomeKinds.filter((kind) => outcomesOfKind(outcomes, kind).length > 0);

type FilterProps = Pick<Props, 'outcomes' | 'when'> & {
  selected: OutcomeKind | undefined;
  onShow: (kind: OutcomeKind | undefined) => void;
};

function Filters({ outcomes, when, selected, onShow }: FilterProps) {
  const { t } = useTranslation();
  const name = useHiddenLabel(assigningManyMessages.show);
  const kinds = presentKinds(outcomes);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields, so this is no fieldset
    <div role="group" aria-labelledby={name.id} className={styles.filters}>
      {name.words}
      <FilterButton isOn={selected === undefined} onPress={() => onShow(undefined)}>
        {t(assigningManyMessages.all, { total: outcomes.length })}
      </FilterButton>
      {kinds.map((kind) => (
        <FilterButton key={kind} isOn={selected === kind} onPress={() => onShow(kind)}>
          {t(assigningManyMessages.outcomeCount, {
            outcome: outcomeKindLabels[kind][when],
            number: outcomesOfKind(outcomes, kind).length,
          })}
        </FilterButton>
      ))}
    </div>
  );
}

function OutcomeTable({
  rows,
  areas,
  when,
  unexpected,
}: Props & { rows: readonly ShownOutcome[] }) {
  const { t } = useTranslation();
  return (
    <table className={`${table.frame} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t(listsMessages.learner)}</th>
          {areas.map((area) => (
            <th key={area.uuid} scope="col">
              <LocalizedName of={area} />
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
              {unexpected?.has(outcome.learner.uuid) && (
                <span className={styles.other}>{t(assigningManyMessages.otherThanPreviewed)}</span>
              )}
            </th>
            {areas.map((area) => (
              <td key={area.uuid}>
                <span className={styles.area}>
                  <LocalizedName of={area} />
                </span>
                <OutcomeStatus kind={outcomeKindFor(outcome, area.uuid)} when={when} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OutcomeStatus({ kind, when }: { kind: OutcomeKind | undefined; when: Props['when'] }) {
  const { t } = useTranslation();
  return (
    kind && <Status tone={outcomeKindLabels[kind].tone}>{t(outcomeKindLabels[kind][when])}</Status>
  );
}
