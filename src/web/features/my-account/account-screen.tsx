import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from '#contract/pages/pages.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Photo } from './photo.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import { YourData } from './your-data.tsx';

const { title, purpose } = page('/account');

/** Each part saves on its own. `notices` is the choice of what one is mailed about. */
export function AccountScreen({ notices }: { notices: ReactNode }) {
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
        <AccountSection title={myAccountMessages.mails} about={myAccountMessages.mailsFor}>
          {notices}
        </AccountSection>
        <AccountSection title={myAccountMessages.sessions} about={myAccountMessages.sessionsFor}>
          <Sessions onLoggedOut={() => navigate({ to: '/' })} />
        </AccountSection>
        <AccountSection title={myAccountMessages.data} about={myAccountMessages.dataFor}>
          <YourData />
        </AccountSection>
      </div>
    </>
  );
}
