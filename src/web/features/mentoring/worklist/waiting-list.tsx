import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { WaitingReflection, worklist } from '#contract/mentoring/worklist.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { ReturningNote, WaitingSince } from './waiting-labels.tsx';
import styles from './worklist.module.css';
import { WorklistFilter } from './worklist-filter.tsx';

const route = getRouteApi('/shell/dashboard');
type Props = { waiting: ReplyJson<typeof worklist>['worklist'] };

/** Submitted reflections, the longest wait first. */
export function WaitingList({ waiting: { data: rows, current_page, last_page, total } }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const { mine, mentor } = route.useSearch();
  const pageAt = (page: number) => ({ to: '/dashboard', search: { page, mine, mentor } }) as const;
  const isNarrowed = mine !== undefined || mentor !== undefined;

  return (
    <section className={styles.part} aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 id="waiting">
          {total === 0
            ? t(mentoringMessages.nothingWaits)
            : t(mentoringMessages.waits, { count: total })}
        </h2>
        <WorklistFilter />
      </div>
      {total === 0 && isNarrowed && <NothingHere />}
      {total === 0 && !isNarrowed && <Empty>{t(mentoringMessages.quiet)}</Empty>}
      {total > 0 && rows.length === 0 && <Empty>{t(sharedMessages.nothingOnPage)}</Empty>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <WaitingRow key={row.uuid} row={row} />
          ))}
        </ul>
      )}
      {last_page > 1 && (
        <Pager
          page={Math.min(current_page, last_page)}
          lastPage={last_page}
          total={total}
          href={(to) => buildLocation(pageAt(to)).href}
          onPage={(to) => void navigate(pageAt(to))}
        />
      )}
    </section>
  );
}

function NothingHere() {
  const { t } = useTranslation();
  return (
    <Empty
      action={
        <ButtonLink to="/dashboard" search={{}}>
          {t(mentoringMessages.showAllLearners)}
        </ButtonLink>
      }
    >
      {t(mentoringMessages.nothingOfThese)}
    </Empty>
  );
}

function WaitingRow({ row }: { row: WaitingReflection }) {
  const { t, fullName, locale } = useTranslation();
  const { uuid, learner, mentor } = row;
  const reflection = nameIn(locale, row);
  const name = message(mentoringMessages.reviewIt, { learner: learner.name, reflection });
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{learner.name}</strong>
        <span>
          <What row={row} />
        </span>
        {mentor && <span>{t(mentoringMessages.mentor, { mentor: mentor.name })}</span>}
      </div>
      <div className={styles.when}>
        <WaitingSince row={row} />
        <HowFar row={row} />
        <ReturningNote row={row} />
      </div>
      <ButtonLink
        to="/mentor/review-learning/reflection/$reflection"
        params={{ reflection: uuid }}
        {...fullName(mentoringMessages.review, name)}
      >
        {t(mentoringMessages.review)}
      </ButtonLink>
    </li>
  );
}

function What({ row: { pod, area } }: { row: WaitingReflection }) {
  const { t } = useTranslation();
  const inArea = <LocalizedName of={area} />;
  return pod
    ? t(mentoringMessages.podInArea, { pod: <LocalizedName of={pod} />, area: inArea })
    : t(mentoringMessages.areaReflection, { area: inArea });
}

function HowFar({ row: { reviewed_count, questions_count } }: { row: WaitingReflection }) {
  const { t } = useTranslation();
  if (reviewed_count < questions_count) {
    return (
      <span>{t(mentoringMessages.reviewed, { done: reviewed_count, total: questions_count })}</span>
    );
  }
  return (
    <span>
      <Status tone="ok">{t(mentoringMessages.readyToSignOff)}</Status>
    </span>
  );
}
