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
import { noticesText } from '#texts/notices.ts';
import { sharedText } from '#texts/shared.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { type Entered, useForm } from '#web/platform/use-form.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
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
    return shown.error ? (
      <NotLoaded title={noticesText.choiceNotLoaded} query={shown} />
    ) : (
      <Skeleton lines={4} />
    );
  }
  return <SettingsForm {...shown.data} />;
}

function SettingsForm({ settings, next_digest_at }: Answer<typeof noticeSettings>) {
  const { t } = useText();
  const name = useName(noticesText.mails);
  const client = useQueryClient();
  const theirs = groupNames.filter((group) => settings[group] !== undefined);
  const form = useForm({
    send: (entered) => call(changeNoticeSettings, { body: chosenIn(theirs, entered) }),
    onDone: (answer) => client.setQueryData(read(noticeSettings, {}).queryKey, answer),
  });
  if (theirs.length === 0) {
    return <p>{t(noticesText.nothingMailed)}</p>;
  }

  return (
    <form
      aria-labelledby={name.id}
      className={styles.form}
      onSubmit={form.submit}
      onInput={form.touch}
      noValidate
    >
      {name.words}
      <ErrorSummary errors={form.errors} />
      {theirs.map((group) => (
        <Choice key={group} group={group} chosen={settings[group]} />
      ))}
      <p className="field-hint">{t(noticesText.digestComes, { at: new Date(next_digest_at) })}</p>
      {settings.own_learning !== undefined && (
        <p className="field-hint">{t(noticesText.certificatesAlways)}</p>
      )}
      <div className={styles.save}>
        <Button type="submit" busy={form.isBusy}>
          {t(noticesText.saveMails)}
        </Button>
        <Saved>{form.isDone && sharedText.saved}</Saved>
      </div>
    </form>
  );
}

const mails = Object.keys(noticeMails) as NoticeMail[];

const chosenIn = (groups: readonly NoticeGroup[], entered: Entered) =>
  Object.fromEntries(
    groups.flatMap((group) =>
      mails.flatMap((mail) => (mail === entered(group) ? [[group, mail] as const] : [])),
    ),
  );

function Choice({ group, chosen }: { group: NoticeGroup; chosen: NoticeMail | undefined }) {
  const { t } = useText();
  return (
    <fieldset className={styles.choice}>
      <legend className="field-label">{t(noticeGroups[group].label)}</legend>
      {mails.map((mail) => (
        <label key={mail} className="checkbox">
          <input type="radio" name={group} value={mail} defaultChecked={mail === chosen} />
          {t(noticeMails[mail])}
        </label>
      ))}
    </fieldset>
  );
}
