import { Refused } from '#web/platform/call.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

/** What the server said, sentence by sentence; its words are shown as they are. */
export function fieldErrors(error: Error): FieldError[] {
  const fields = error instanceof Refused ? Object.entries(error.fields) : [];
  if (fields.length === 0) return [{ field: '', message: error.message }];
  return fields.flatMap(([field, messages]) =>
    messages.map((message) => ({ field: field === 'server' ? '' : field, message })),
  );
}
