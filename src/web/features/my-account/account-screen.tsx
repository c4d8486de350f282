import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { exportAccount } from '#contract/my-account/my-account.ts';
import { page } from '#contract/pages/pages.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { apiTokensMessages } from '#messages/accounts/api-tokens.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { linkedLoginsMessages } from '#messages/accounts/sign-in.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { apiBase } from '#web/settings.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './account.module.css';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Photo } from './photo.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';

const { title, purpose } = page('/account');

type Props = {
  /** What they log in with besides the password. */
  factors: ReactNode;
  /** The logins of providers that are linked to it. */
  logins: ReactNode;
  /** The settings of what is mailed. */
  notices: ReactNode;
  /** What a mentor has ready to write; nothing for others. */
  phrases: ReactNode;
  /** Keys for scripts and other systems. */
  tokens: ReactNode;
};

/** Each section saves on its own. */
export function AccountScreen({ factors, logins, notices, phrases, tokens }: Props) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.sections}>
        <AccountSection title={myAccountMessages.profile} about={myAccountMessages.profileFor}>
          <ProfileForm user={user} />
        </AccountSection>
        <AccountSection title={myAccountMessages.photo} about={myAccountMessages.photoFor}>
          <Photo user={user} />
        </AccountSection>
        <AccountSection title={myAccountMessages.email} about={myAccountMessages.emailFor}>
          <EmailForm user={user} onChanged={() => void navigate({ to: '/verify-email' })} />
        </AccountSection>
        <AccountSection title={myAccountMessages.password} about={myAccountMessages.passwordFor}>
          <PasswordForm user={user} />
        </AccountSection>
        <AccountSection
          id="two-step-login"
          title={factorsMessages.title}
          about={factorsMessages.about}
        >
          {factors}
        </AccountSection>
        <AccountSection title={linkedLoginsMessages.title} about={linkedLoginsMessages.about}>
          {logins}
        </AccountSection>
        <AccountSection title={myAccountMessages.mails} about={myAccountMessages.mailsFor}>
          {notices}
        </AccountSection>
        {phrases && (
          <AccountSection title={phrasesMessages.library} about={phrasesMessages.libraryFor}>
            {phrases}
          </AccountSection>
        )}
        <AccountSection title={myAccountMessages.sessions} about={myAccountMessages.sessionsFor}>
          <Sessions onLoggedOut={() => navigate({ to: '/' })} />
        </AccountSection>
        <AccountSection title={apiTokensMessages.title} about={apiTokensMessages.about}>
          {tokens}
        </AccountSection>
        <AccountSection title={myAccountMessages.data} about={myAccountMessages.dataFor}>
          <YourData />
        </AccountSection>
      </div>
    </>
  );
}

type SectionProps = { id?: string; title: DisplayText; about: DisplayText; children: ReactNode };

function AccountSection({ id, title, about, children }: SectionProps) {
  const { t } = useTranslation();
  return (
    <section id={id} className={styles.section}>
      <div className={styles.words}>
        <h2>{t(title)}</h2>
        <p>{t(about)}</p>
      </div>
      <div className={styles.part}>{children}</div>
    </section>
  );
}

/** Plain links, so that the browser saves the file while the server still sends it. */
function YourData() {
  const { t } = useTranslation();
  const address = apiBase() + exportAccount.path;
  return (
    <>
      <div className={styles.downloads}>
        <a className="button button-secondary" href={`${address}.html`}>
          {t(myAccountMessages.downloadHtml)}
        </a>
        <a className="button button-secondary" href={address}>
          {t(myAccountMessages.downloadJson)}
        </a>
      </div>
      <p className="field-hint">{t(myAccountMessages.dataHint)}</p>
    </>
  );
}
