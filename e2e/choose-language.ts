import type { Page } from '@playwright/test';

/** Chooses a language by the switch that every page has, whatever it says of how much is translated. */
export async function chooseLanguage(page: Page, name: string) {
  const languages = page.getByRole('combobox', { name: /^(Language|Reo)$/ });
  const option = languages.locator('option', { hasText: name });
  await languages.selectOption((await option.getAttribute('value')) ?? name);
}
