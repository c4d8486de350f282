import { shellText } from '#texts/shell.ts';
import { chooseTheme, useTheme } from '#web/platform/theme.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './top-bar.module.css';

export function ThemeSwitch() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const { attr } = useText();
  const name = other === 'dark' ? shellText.darkTheme : shellText.lightTheme;
  return (
    <button
      type="button"
      className={styles.theme}
      {...attr('aria-label', name)}
      {...attr('title', name)}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
