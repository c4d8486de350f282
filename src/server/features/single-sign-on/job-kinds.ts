import { mailKind } from '#server/platform/jobs/jobs.ts';

/** What happened to somebody's logins by providers, as they are mailed. */
export type LinkChange = 'linked' | 'unlinked';
export const linkChanged = mailKind<{ user: string; change: LinkChange; provider: string }>(
  'sign-in.linked',
);

/** What happened to the settings of logins, as each administrator is mailed. */
export type SettingChange = 'provider-stored' | 'provider-changed' | 'policy-changed';
export const settingChanged = mailKind<{
  user: string;
  change: SettingChange;
  what: string;
  actor: string;
}>('sign-in.settings');
