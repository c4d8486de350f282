import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from '#contract/pages.ts';
import { myAccountText } from '#texts/my-account.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './account.module.css';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Photo } from './photo.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';
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
        <Section title={myAccountText.profile} about={myAccountText.profileFor}>
          <ProfileForm user={user} />
        </Section>
        <Section title={myAccountText.photo} about={myAccountText.photoFor}>
          <Photo user={user} />
        </Section>
        <Section title={myAccountText.email} about={myAccountText.emailFor}>
          <EmailForm user={user} onChanged={() => void navigate({ to: '/verify-email' })} />
        </Section>
        <Section title={myAccountText.password} about={myAccountText.passwordFor}>
          <PasswordForm user={user} />
        </Section>
        <Section title={myAccountText.mails} about={myAccountText.mailsFor}>
          {notices}
        </Section>
        <Section title={myAccountText.sessions} about={myAccountText.sessionsFor}>
          <Sessions onLoggedOut={() => navigate({ to: '/' })} />
        </Section>
        <Section title={myAccountText.data} about={myAccountText.dataFor}>
          <YourData />
        </Section>
      </div>
    </>
  );
}
