import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  groupNames,
  type NoticeGroup,
  type NoticeMail,
  noticeGroups,
  noticeMails,
} from '#contract/notice-words.ts';
import { changeNoticeSettings, noticeSettings } from '#contract/notices.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { type Entered, useForm } from '#web/platform/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Saved } from '#web/ui/saved.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './notice-settings.module.css';

/** When somebody is mailed about what: a part of their account. */
export function NoticeSettings() {
  const shown = useQuery(read(noticeSettings, {}));
  if (!shown.data) {
    return shown.error ? <NotLoaded what="Your choice" query={shown} /> : <Skeleton lines={4} />;
  }
  return <SettingsForm {...shown.data} />;
}

function SettingsForm({ settings, next_digest_at }: Answer<typeof noticeSettings>) {
  const client = useQueryClient();
  const theirs = groupNames.filter((group) => settings[group] !== undefined);
  const form = useForm({
    send: (entered) => call(changeNoticeSettings, { body: chosenIn(theirs, entered) }),
    onDone: (answer) => client.setQueryData(read(noticeSettings, {}).queryKey, answer),
  });
  if (theirs.length === 0) {
    return <p>Nothing that is mailed concerns you yet: that depends on your role.</p>;
  }

  return (
    <form
      aria-label="Mails"
      className={styles.form}
      onSubmit={form.submit}
      onInput={form.touch}
      noValidate
    >
      <ErrorSummary errors={form.errors} />
      {theirs.map((group) => (
        <Choice key={group} group={group} chosen={settings[group]} />
      ))}
      <p className="field-hint">
        The morning digest comes at seven on working days, and only if something waits for you. The
        next one is on {dayAndTime(next_digest_at)}.
      </p>
      {settings.own_learning !== undefined && (
        <p className="field-hint">Mails about your certificates always come.</p>
      )}
      <div className={styles.save}>
        <Button type="submit" busy={form.isBusy}>
          Save mails
        </Button>
        <Saved>{form.isDone && 'Saved'}</Saved>
      </div>
    </form>
  );
}

const mails = Object.entries(noticeMails) as [NoticeMail, string][];

const chosenIn = (groups: readonly NoticeGroup[], entered: Entered) =>
  Object.fromEntries(
    groups.flatMap((group) =>
      mails.flatMap(([mail]) => (mail === entered(group) ? [[group, mail] as const] : [])),
    ),
  );

function Choice({ group, chosen }: { group: NoticeGroup; chosen: NoticeMail | undefined }) {
  return (
    <fieldset className={styles.choice}>
      <legend className="field-label">{noticeGroups[group].label}</legend>
      {mails.map(([mail, words]) => (
        <label key={mail} className="checkbox">
          <input type="radio" name={group} value={mail} defaultChecked={mail === chosen} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
