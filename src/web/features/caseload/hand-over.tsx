import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import {
  type MentorLoad,
  mentorBoard,
  previewShareOut,
  type Share,
} from '#contract/mentoring/caseload.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './caseload.module.css';
import { mentorOptions } from './caseload-messages.ts';
import { MoveFeedback } from './move-feedback.tsx';
import { useMoves } from './use-moves.ts';

type Mentor = { uuid: string; name: string };

/** Shown where somebody who has learners is about to stop mentoring: who takes over? */
export function HandOver({ mentor }: { mentor: Mentor }) {
  const board = useQuery(read(mentorBoard, { query: {} }));
  const moves = useMoves();
  const mentors = board.data?.mentors ?? [];
  const learners = mentors.find(({ uuid }) => uuid === mentor.uuid)?.learners ?? 0;
  return (
    <div className={styles.own}>
      {learners > 0 && (
        <Callout tone="warn">
          <Question
            mentor={mentor}
            learners={learners}
            others={mentors.filter(({ uuid }) => uuid !== mentor.uuid)}
            moves={moves}
          />
        </Callout>
      )}
      <MoveFeedback moves={moves} />
    </div>
  );
}

type Props = {
  mentor: Mentor;
  learners: number;
  others: readonly MentorLoad[];
  moves: ReturnType<typeof useMoves>;
};

function Question({ mentor, learners, others, moves }: Props) {
  const { t } = useTranslation();
  const [to, setTo] = useState('nobody');
  const isEven = to === 'evenly';
  const allMentors = others.filter(({ role }) => role === 'mentor').map(({ uuid }) => uuid);
  const among = isEven ? allMentors : [to];
  const preview = useQuery({
    ...read(previewShareOut, { body: { of: mentor.uuid, mentors: among } }),
    enabled: to !== 'nobody' && among.length > 0,
    staleTime: 0,
  });
  const share = to === 'nobody' ? undefined : preview.data;

  async function handOver() {
    if (!share) return;
    const values = { count: share.moves.length, mentor: mentor.name };
    const text = message(caseloadMessages.handedOver, values);
    if ((await moves.makePreviewed(share, text)) === 'changed') void preview.refetch();
  }

  return (
    <div className={styles.asking}>
      <p role="status">
        {t(caseloadMessages.whoTakesOver, { mentor: mentor.name, count: learners })}
      </p>
      <SelectField
        label={caseloadMessages.handOverTo}
        value={to}
        options={[
          { value: 'nobody', label: caseloadMessages.nobodyYet },
          ...(allMentors.length > 1 ? [{ value: 'evenly', label: caseloadMessages.evenly }] : []),
          ...mentorOptions(others),
        ]}
        onChange={(event) => setTo(event.target.value)}
      />
      {to === 'nobody' ? (
        <p>{t(caseloadMessages.handedOverToNobody, { mentor: mentor.name })}</p>
      ) : (
        <>
          <p role="status">{share && <Shares mentors={share.mentors} />}</p>
          <Button
            busy={moves.isBusy || preview.isFetching}
            disabled={!share || share.moves.length === 0}
            onClick={() => void handOver()}
          >
            {t(caseloadMessages.handOverNow)}
          </Button>
        </>
      )}
    </div>
  );
}

function Shares({ mentors }: { mentors: readonly Share[] }) {
  const { t } = useTranslation();
  return mentors
    .filter(({ has, will_have }) => will_have > has)
    .map(({ uuid, name, has, will_have }, index) => (
      <Fragment key={uuid}>
        {index > 0 && ', '}
        {t(caseloadMessages.gets, { mentor: name, count: will_have - has })}
      </Fragment>
    ));
}
