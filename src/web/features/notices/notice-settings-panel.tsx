import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import {
  groupNames,
  type NoticeGroup,
  type NoticeMail,
  noticeGroups,
  noticeMails,
} from '#contract/notices/notice-words.ts';
import { changeNoticeSettings, noticeSettings } from '#contract/notices/notices.ts';
import { noticesMessages } from '#messages/notices/notices.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { type GetValue, useForm } from '#web/platform/forms/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './notice-settings-panel.module.css';

/** The part of the account page where people choose what they are mailed about, and when. */
export function NoticeSettingsPanel() {
  const query = useQuery(read(noticeSettings, {}));
  if (!query.data) {
    return query.error ? (
      <LoadError title={noticesMessages.choiceNotLoaded} query={query} />
    ) : (
      <Skeleton lines={4} />
    );
  }
  return <SettingsForm {...query.data} />;
}

function SettingsForm({ settings, next_digest_at }: ReplyJson<typeof noticeSettings>) {
  const { t } = useTranslation();
  const name = useHiddenLabel(noticesMessages.mails);
  const client = useQueryClient();
  const groups = groupNames.filter((group) => settings[group] !== undefined);
  const form = useForm({
    send: (entered) => call(changeNoticeSettings, { body: settingsIn(groups, entered) }),
    onDone: (answer) => client.setQueryData(read(noticeSettings, {}).queryKey, answer),
  });
  if (groups.length === 0) {
    return <p>{t(noticesMessages.nothingMailed)}</p>;
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
      {groups.map((group) => (
        <Choice key={group} group={group} chosen={settings[group]} />
      ))}
      <p className="field-hint">
        {t(noticesMessages.digestComes, { at: new Date(next_digest_at) })}
      </p>
      {settings.own_learning !== undefined && (
        <p className="field-hint">{t(noticesMessages.certificatesAlways)}</p>
      )}
      <div className={styles.save}>
        <Button type="submit" busy={form.isBusy}>
          {t(noticesMessages.saveMails)}
        </Button>
        <SavedTick>{form.isDone && sharedMessages.saved}</SavedTick>
      </div>
    </form>
  );
}

const mails = Object.keys(noticeMails) as NoticeMail[];

const settingsIn = (groups: readonly NoticeGroup[], entered: GetValue) =>
  Object.fromEntries(
    groups.flatMap((group) =>
      mails.flatMap((mail) => (mail === entered(group) ? [[group, mail] as const] : [])),
    ),
  );

function Choice({ group, chosen }: { group: NoticeGroup; chosen: NoticeMail | undefined }) {
  const { t } = useTranslation();
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
