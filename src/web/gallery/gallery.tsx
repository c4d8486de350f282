import { useLayoutEffect, useState } from 'react';
import { IconSprite } from '#web/ui/icon/icon-sprite.tsx';
import { RadioChoice } from '#web/ui/radio-choice/radio-choice.tsx';
import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { dialogs } from './dialogs.tsx';
import { fields } from './fields.tsx';
import styles from './gallery.module.css';
import { messages } from './messages.tsx';
import { pages } from './pages.tsx';
import { type GallerySection, SpecimenView } from './specimen.tsx';
import { writing } from './writing.tsx';

export const sections: readonly GallerySection[] = [
  actions,
  fields,
  choices,
  messages,
  writing,
  dialogs,
  pages,
];

/** Every component of `ui` in each of its states, at /dev/components. */
export function Gallery() {
  return (
    <>
      <IconSprite />
      <main className={styles.page}>
        <header>
          <h1>Components</h1>
          <p>Point at each, go to it by Tab and press it, to see how it looks then.</p>
          <ThemeChoice />
        </header>
        {sections.map(({ title, specimens }) => (
          <section key={title}>
            <h2>{title}</h2>
            {specimens.map((specimen) => (
              <SpecimenView key={Object.keys(specimen.components).join()} specimen={specimen} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

const themes = [
  { value: 'auto', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** For this page only: it leaves the product's theme cookie as it is. */
function ThemeChoice() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('auto');
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <RadioChoice
      id="gallery-theme"
      legend="Colours"
      choices={themes}
      value={theme}
      onChange={setTheme}
    />
  );
}
