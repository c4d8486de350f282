import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { learnerCountMessage, waitingMessage } from './caseload-messages.ts';

/** How many learners a mentor has and what waits with them, on the mentor's page. */
export function OwnLearners({
  mentor: { uuid, name },
}: {
  mentor: { uuid: string; name: string };
}) {
  const { t } = useTranslation();
  const board = useQuery(read(mentorBoard, { query: {} }));
  if (board.error) return <LoadError title={caseloadMessages.notLoaded} query={board} />;
  const load = board.data?.mentors.find((mentor) => mentor.uuid === uuid);
  if (!load) return board.isPending && <Skeleton lines={1} />;
  return (
    <>
      <p>
        {t(caseloadMessages.learnersAndWaiting, {
          learners: learnerCountMessage(load),
          waiting: waitingMessage(load),
        })}
      </p>
      {load.learners > 0 && (
        <p>
          <Link className="lone-link" to="/mentor/caseload" search={{ mentor: uuid }}>
            {t(message(caseloadMessages.learnersOf, { mentor: name }))}
          </Link>
        </p>
      )}
    </>
  );
}
