import { useQuery } from '@tanstack/react-query';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { mentorOptions } from './caseload-messages.ts';

type Props = {
  /** `none`, or the uuid of the mentor. */
  value: string;
  onChange: (mentor: string) => void;
  error: DisplayText | undefined;
};

/** The mentor of a new learner. */
export function MentorChoice({ value, onChange, error }: Props) {
  const { data } = useQuery(read(mentorBoard, { query: {} }));
  return (
    <SelectField
      id="mentor_id"
      name="mentor_id"
      label={caseloadMessages.mentorOptional}
      value={value}
      options={[
        { value: 'none', label: caseloadMessages.nobodyYet },
        ...mentorOptions(data?.mentors ?? []),
      ]}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
