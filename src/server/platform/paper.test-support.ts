import { english, type Wordings } from '#texts/speaker.ts';
import type { Paper } from './paper.ts';
import { speechIn } from './speech.ts';
import { openTexts } from './texts.ts';

/** What a page is written on for somebody who reads in this language, which has these wordings. */
export function paperIn(locale: string, wordings: Wordings = {}): Paper {
  const texts = openTexts();
  texts.tell(new Map([['mi', wordings]]), [english, 'mi']);
  const url = 'https://learn.example';
  return {
    site: { name: 'Stepwise', url, client: url, environment: 'test' },
    speech: speechIn(texts, locale),
    languages: [
      { code: english, name: 'English' },
      { code: 'mi', name: 'Te reo Māori' },
    ],
    headers: {},
  };
}
