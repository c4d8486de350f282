import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from '#contract/pages.ts';
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
        <Section
          title="Name and language"
          about="Your name as others see it, and as it will stand on new certificates."
        >
          <ProfileForm user={user} />
        </Section>
        <Section
          title="Photo"
          about="Shown beside your name. It is cut to a square, and where and when it was taken is not kept."
        >
          <Photo user={user} />
        </Section>
        <Section
          title="Email"
          about="After a change you go on once you have opened the link that we email to the new address. The old address is told."
        >
          <EmailForm user={user} onChanged={() => void navigate({ to: '/verify-email' })} />
        </Section>
        <Section
          title="Password"
          about="Saving a new password logs out every other device; you stay logged in here."
        >
          <PasswordForm user={user} />
        </Section>
        <Section
          title="Mails"
          about="What you are mailed about, and when. The bell at the top shows you everything at once, whatever you choose. No mail ever holds what somebody wrote."
        >
          {notices}
        </Section>
        <Section
          title="Where you are logged in"
          about="If you do not know one of these, log out everywhere and choose a new password."
        >
          <Sessions onLoggedOut={() => navigate({ to: '/' })} />
        </Section>
        <Section
          title="Your data"
          about="Everything that is stored about you, as the Privacy Act 2020 gives you the right to see it."
        >
          <YourData />
        </Section>
      </div>
    </>
  );
}
