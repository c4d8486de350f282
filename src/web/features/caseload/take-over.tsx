import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { type MentorLoad, previewShareOut } from '#contract/mentoring/caseload.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { mentorOptions } from './caseload-messages.ts';
import type { Moves, PreviewedShare } from './use-moves.ts';

type Props = {
  mentor: { uuid: string; name: string };
  /** Whether they have nobody since this one mentors no more. */
  isLast?: boolean;
  /** Where only the learners of one organisation are handed over. */
  organisation?: string;
  others: readonly MentorLoad[];
  moves: Moves;
  /** What it means that nobody takes over. */
  untaken: DisplayText;
  onHandedOver?: () => void;
};

/** The choice of who gets the learners of a mentor, and the button that hands them over. */
export function TakeOver(props: Props) {
  const { mentor, isLast = false, organisation, others, moves, untaken, onHandedOver } = props;
  const { t } = useTranslation();
  const [to, setTo] = useState('nobody');
  const isEven = to === 'evenly';
  const allMentors = others
    .filter(({ role, invited }) => role === 'mentor' && !invited)
    .map(({ uuid }) => uuid);
  const among = isEven ? allMentors : [to];
  const whose = isLast ? { of: 'none', last_mentor: mentor.uuid } : { of: mentor.uuid };
  const of = { ...whose, ...(organisation !== undefined && { organisation }) };
  const preview = useQuery({
    ...read(previewShareOut, { body: { ...of, mentors: among } }),
    enabled: to !== 'nobody' && among.length > 0,
    staleTime: 0,
  });
  const share = to === 'nobody' ? undefined : preview.data;

  async function handOver() {
    if (!share) return;
    const values = { count: share.moves.length, mentor: mentor.name };
    const outcome = await moves.makePreviewed(share, message(caseloadMessages.handedOver, values));
    if (outcome === 'changed') void preview.refetch();
    if (outcome === 'done') onHandedOver?.();
  }

  return (
    <>
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
      {to === 'nobody' && <p>{t(untaken)}</p>}
      {to !== 'nobody' &&
        (preview.error ? (
          <LoadError title={caseloadMessages.previewNotLoaded} query={preview} />
        ) : (
          <>
            <p role="status">{share && <Shares share={share} />}</p>
            <Button
              busy={moves.isBusy || preview.isFetching}
              disabled={!share || share.moves.length === 0}
              onClick={() => void handOver()}
            >
              {t(caseloadMessages.handOverNow)}
            </Button>
          </>
        ))}
    </>
  );
}

function Shares({ share }: { share: PreviewedShare }) {
  const { t } = useTranslation();
  if (share.moves.length === 0) return t(caseloadMessages.nobodyToShareOut);
  return share.mentors
    .filter(({ has, will_have }) => will_have > has)
    .map(({ uuid, name, has, will_have }, index) => (
      <Fragment key={uuid}>
        {index > 0 && ', '}
        {t(caseloadMessages.gets, { mentor: name, count: will_have - has })}
      </Fragment>
    ));
}
