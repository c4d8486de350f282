import type { OrganisationFigures } from '#contract/figures/figures.ts';
import { organisationFigureList as calls, type figuresPage } from '#contract/pages/figures.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList } from '#web/patterns/list/define-list.ts';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';
import { LearnersLink, StateCells, StateHeadings } from './state-cells.tsx';

const organisationList = defineList({
  calls,
  selectPage: ({ organisations }) => organisations,
  sorts: {},
});

type Props = { search: ReturnType<typeof figuresPage.search> };

export function OrganisationFiguresList({ search }: Props) {
  const { t } = useTranslation();
  const list = useList(organisationList, search);
  const scope = { area: search.area, organisation: search.organisation };
  return (
    <FigureSection
      title={figuresMessages.byOrganisation}
      note={figuresMessages.byOrganisationNote}
      file="organisations"
      params={{ search: list.params.search, ...scope }}
    >
      <ListFrame
        list={list}
        notLoaded={figuresMessages.organisationsNotLoaded}
        search={{
          label: figuresMessages.findOrganisation,
          placeholder: figuresMessages.organisationHint,
        }}
        empty={<Empty>{t(figuresMessages.noOrganisations)}</Empty>}
      >
        <OrganisationTable rows={list.rows} area={search.area} isStale={list.isStale} />
      </ListFrame>
    </FigureSection>
  );
}

type TableProps = {
  rows: readonly OrganisationFigures[];
  area: string | undefined;
  isStale: boolean;
};

function OrganisationTable({ rows, area, isStale }: TableProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-busy={isStale || undefined}>
        <Caption>{figuresMessages.byOrganisation}</Caption>
        <thead>
          <tr>
            <th scope="col">{t(figuresMessages.organisation)}</th>
            <th scope="col">{t(figuresMessages.learners)}</th>
            <StateHeadings />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const filter = { area, organisation: row.uuid };
            return (
              <tr key={row.uuid}>
                <th scope="row">{row.name}</th>
                <td className={styles.total}>
                  <LearnersLink count={row.learners} filter={filter} />
                </td>
                <StateCells counts={row} filter={filter} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
