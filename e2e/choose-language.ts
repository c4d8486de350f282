import type { Page } from '@playwright/test';

/** Chooses a language by the switch that every page has. */
export const chooseLanguage = (page: Page, name: string) =>
  page.getByRole('combobox', { name: /^(Language|Reo)$/ }).selectOption({ label: name });
