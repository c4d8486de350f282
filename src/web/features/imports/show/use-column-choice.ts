import { useState } from 'react';
import type { Import } from '#contract/imports/imports.ts';
import { forgetInTab, keepInTab, readInTab } from '#web/platform/browser/tab-storage.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';

type Fields = readonly string[];

/** No name of a field has one. */
const separator = ',';

/**
 * Which field each column is imported as: what the server has, until somebody chooses. What was chosen
 * stays in this tab until the rows are compared: a reload, or a login after the session ended, would
 * have it all matched by hand again.
 */
export function useColumnChoice({ uuid, columns }: Import) {
  const saved = columns.map(({ field }) => field ?? '');
  // Columns that were chosen elsewhere since are no longer those that the choice was made from.
  const key = `columns:${useCurrentUser().uuid}:${uuid}:${saved.join(separator)}`;
  const [fields, setFields] = useState(() => readChoice(key, saved));

  return {
    fields,
    choose(index: number, field: string) {
      const chosen = withField(fields, index, field);
      keepInTab(key, chosen.join(separator));
      setFields(chosen);
    },
    forget: () => forgetInTab(key),
  };
}

/** A field has one column: choosing it again moves it. */
const withField = (fields: Fields, index: number, field: string): Fields =>
  fields.map((value, at) => (at === index ? field : value === field ? '' : value));

function readChoice(key: string, saved: Fields): Fields {
  const chosen = readInTab(key)?.split(separator);
  return chosen?.length === saved.length ? chosen : saved;
}
