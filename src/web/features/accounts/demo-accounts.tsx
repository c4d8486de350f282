import { Button } from '#web/ui/button.tsx';
import styles from './login.module.css';

const accounts = [
  { email: 'mentor@stepwise.example', who: 'Mentor' },
  { email: 'admin@stepwise.example', who: 'Administrator' },
  { email: 'designer@stepwise.example', who: 'Designer' },
  { email: 'learner@stepwise.example', who: 'Learner' },
];
const password = 'stepwise-demo';

/** The people of the demo, one press away. Never there in production: see where it is used. */
export function DemoAccounts() {
  return (
    <section className={styles.demo}>
      <h2>Demo accounts</h2>
      <p>Each fills in the form. The password of all of them is {password}.</p>
      <ul>
        {accounts.map(({ email, who }) => (
          <li key={email}>
            <Button onClick={() => fill(email)}>
              <span>{who}</span>
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
