import { jobKind } from '#server/platform/jobs/jobs.ts';

/** What happened to somebody's logins by providers, as they are mailed. */
export type LinkChange = 'linked' | 'unlinked';
export const linkChanged = jobKind<{ user: string; change: LinkChange; provider: string }>(
  'sign-in.linked',
);

/** What happened to the settings of logins, as each administrator is mailed. */
export type SettingChange = 'provider-stored' | 'provider-changed' | 'policy-changed';
export const settingChanged = jobKind<{
  user: string;
  change: SettingChange;
  what: string;
  actor: string;
}>('sign-in.settings');
