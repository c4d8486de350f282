import { chooseTheme, useTheme } from '#web/platform/theme.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './top-bar.module.css';

export function ThemeSwitch() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const name = `Use the ${other} theme`;
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={name}
      title={name}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
