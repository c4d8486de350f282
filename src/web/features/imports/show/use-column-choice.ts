import { useState } from 'react';
import type { Import } from '#contract/imports/imports.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { isFirstPaint } from '#web/settings.ts';

type Fields = readonly string[];

/**
 * Which field each column is imported as: what the server has, until somebody chooses. What was chosen
 * stays in this tab until the rows are compared: a reload, or a login after the session ended, would
 * have it all matched by hand again.
 */
export function useColumnChoice({ uuid, columns }: Import) {
  const saved = columns.map(({ field }) => field ?? '');
  // Columns that were chosen elsewhere since are no longer those that the choice was made from.
  const key = `columns:${useCurrentUser().uuid}:${uuid}:${saved.join()}`;
  const [fields, setFields] = useState(() => readChoice(key, saved));

  return {
    fields,
    choose(index: number, field: string) {
      const chosen = withField(fields, index, field);
      writeChoice(key, chosen);
      setFields(chosen);
    },
    forget: () => writeChoice(key, null),
  };
}

/** A field has one column: choosing it again moves it. */
const withField = (fields: Fields, index: number, field: string): Fields =>
  fields.map((value, at) => (at === index ? field : value === field ? '' : value));

function readChoice(key: string, saved: Fields): Fields {
  if (isFirstPaint) return saved;
  try {
    const chosen: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isChoice(chosen) && chosen.length === saved.length ? chosen : saved;
  } catch {
    return saved;
  }
}

const isChoice = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((field) => typeof field === 'string');

function writeChoice(key: string, chosen: Fields | null) {
  try {
    if (chosen === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // With storage blocked the choice lasts as long as the page.
  }
}
