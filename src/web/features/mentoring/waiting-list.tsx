import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { WaitingReflection, worklist } from '#contract/mentoring.ts';
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
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const { mine, mentor } = useSearch({ strict: false });
  const pageAt = (page: number) => ({ to: '/dashboard', search: { page, mine, mentor } }) as const;
  const isNarrowed = mine !== undefined || mentor !== undefined;

  return (
    <section className={styles.part} aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 id="waiting">{headingOf(total)}</h2>
        <WorklistFilter />
      </div>
      {total === 0 && isNarrowed && <NothingHere />}
      {total === 0 && !isNarrowed && (
        <Empty>
          As soon as a learner submits a reflection, it is listed here. Enjoy the quiet.
        </Empty>
      )}
      {total > 0 && rows.length === 0 && <Empty>There is nothing on this page.</Empty>}
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
  return (
    <Empty
      action={
        <ButtonLink to="/dashboard" search={{}}>
          Show all learners
        </ButtonLink>
      }
    >
      Nothing of these learners waits. Others may be waiting.
    </Empty>
  );
}

function WaitingRow({ row }: { row: WaitingReflection }) {
  const { uuid, learner, mentor } = row;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{learner.name}</strong>
        <span>{whatOf(row)}</span>
        {mentor && <span>Mentor: {mentor.name}</span>}
      </div>
      <div className={styles.when}>
        <WaitingSince row={row} />
        <HowFar row={row} />
        <ComesBack row={row} />
      </div>
      <ButtonLink
        to="/mentor/review-learning/reflection/$reflection"
        params={{ reflection: uuid }}
        search={{ question: nextQuestion(row) }}
        aria-label={`Review ${learner.name}, ${row.name}`}
      >
        Review
      </ButtonLink>
    </li>
  );
}

function headingOf(total: number): string {
  if (total === 0) return 'Nothing waits for your review';
  return total === 1
    ? '1 reflection waits for your review'
    : `${total} reflections wait for your review`;
}

function whatOf({ pod, area }: WaitingReflection): string {
  return pod ? `${pod.name} · pod in ${area.name}` : `${area.name} · area reflection`;
}

function HowFar({ row: { reviewed_count, questions_count } }: { row: WaitingReflection }) {
  if (reviewed_count < questions_count) {
    return (
      <span>
        {reviewed_count} of {questions_count} reviewed
      </span>
    );
  }
  return (
    <span>
      <Status tone="ok">Ready to sign off</Status>
    </span>
  );
}

/** Reviews are written in order, nearly always. */
function nextQuestion({ reviewed_count, questions_count }: WaitingReflection): number {
  return Math.max(1, Math.min(reviewed_count + 1, questions_count));
}
