import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Answer } from '#contract/endpoint.ts';
import { nameIn } from '#contract/place-names.ts';
import type { WaitingReflection, worklist } from '#contract/worklist.ts';
import { mentoringText } from '#texts/mentoring.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Status } from '#web/ui/status.tsx';
import { ComesBack, WaitingSince } from './wait-words.tsx';
import styles from './worklist.module.css';
import { WorklistFilter } from './worklist-filter.tsx';

type Props = { waiting: Answer<typeof worklist>['worklist'] };

/** Submitted reflections, the longest wait first. */
export function WaitingList({ waiting: { data: rows, current_page, last_page, total } }: Props) {
  const { t } = useText();
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const { mine, mentor } = useSearch({ strict: false });
  const pageAt = (page: number) => ({ to: '/dashboard', search: { page, mine, mentor } }) as const;
  const isNarrowed = mine !== undefined || mentor !== undefined;

  return (
    <section className={styles.part} aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 id="waiting">
          {total === 0 ? t(mentoringText.nothingWaits) : t(mentoringText.waits, { count: total })}
        </h2>
        <WorklistFilter />
      </div>
      {total === 0 && isNarrowed && <NothingHere />}
      {total === 0 && !isNarrowed && <Empty>{t(mentoringText.quiet)}</Empty>}
      {total > 0 && rows.length === 0 && <Empty>{t(sharedText.nothingOnPage)}</Empty>}
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
  const { t } = useText();
  return (
    <Empty
      action={
        <ButtonLink to="/dashboard" search={{}}>
          {t(mentoringText.showAllLearners)}
        </ButtonLink>
      }
    >
      {t(mentoringText.nothingOfThese)}
    </Empty>
  );
}

function WaitingRow({ row }: { row: WaitingReflection }) {
  const { t, fullName, locale } = useText();
  const { uuid, learner, mentor } = row;
  const reflection = nameIn(locale, row);
  const name = say(mentoringText.reviewIt, { learner: learner.name, reflection });
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{learner.name}</strong>
        <span>
          <What row={row} />
        </span>
        {mentor && <span>{t(mentoringText.mentor, { mentor: mentor.name })}</span>}
      </div>
      <div className={styles.when}>
        <WaitingSince row={row} />
        <HowFar row={row} />
        <ComesBack row={row} />
      </div>
      <ButtonLink
        to="/mentor/review-learning/reflection/$reflection"
        params={{ reflection: uuid }}
        {...fullName(mentoringText.review, name)}
      >
        {t(mentoringText.review)}
      </ButtonLink>
    </li>
  );
}

function What({ row: { pod, area } }: { row: WaitingReflection }) {
  const { t } = useText();
  const inArea = <PlaceName of={area} />;
  return pod
    ? t(mentoringText.podInArea, { pod: <PlaceName of={pod} />, area: inArea })
    : t(mentoringText.areaReflection, { area: inArea });
}

function HowFar({ row: { reviewed_count, questions_count } }: { row: WaitingReflection }) {
  const { t } = useText();
  if (reviewed_count < questions_count) {
    return (
      <span>{t(mentoringText.reviewed, { done: reviewed_count, total: questions_count })}</span>
    );
  }
  return (
    <span>
      <Status tone="ok">{t(mentoringText.readyToSignOff)}</Status>
    </span>
  );
}
