import { accountsMessages } from '#messages/accounts/accounts.ts';
import { organisationRoleNamesMessages } from '#messages/organisations/organisation-role-names.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './login.module.css';

const accounts = [
  { email: 'mentor@stepwise.example', who: accountsMessages.mentor },
  { email: 'admin@stepwise.example', who: accountsMessages.administrator },
  { email: 'organisation@stepwise.example', who: organisationRoleNamesMessages.administrator },
  { email: 'viewer@stepwise.example', who: organisationRoleNamesMessages.viewer },
  { email: 'designer@stepwise.example', who: accountsMessages.designer },
  { email: 'learner@stepwise.example', who: accountsMessages.learner },
];
const password = 'stepwise-demo';

/** The people of the demo, one press away. Never there in production: see where it is used. */
export function DemoAccounts() {
  const { t } = useTranslation();
  return (
    <section className={styles.demo}>
      <h2>{t(accountsMessages.demoAccounts)}</h2>
      <p>{t(accountsMessages.demoFor, { password })}</p>
      <ul>
        {accounts.map(({ email, who }) => (
          <li key={email}>
            <Button onClick={() => fill(email)}>
              <span>{t(who)}</span>
              <span className={styles.address}>{email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function fill(email: string) {
  const form = document.querySelector('form');
  set(form?.elements.namedItem('email'), email);
  set(form?.elements.namedItem('password'), password);
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}

function set(field: Element | RadioNodeList | null | undefined, value: string) {
  if (field instanceof HTMLInputElement) field.value = value;
}
