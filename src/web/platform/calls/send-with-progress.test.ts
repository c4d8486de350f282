// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withProgress } from './send-with-progress.ts';

test('an upload cancelled before it begins is not sent', async () => {
  const sendBy = withProgress(() => undefined);
  const signal = AbortSignal.abort(new Error('Cancelled'));
  await expect(sendBy('/api/assets', { method: 'POST', signal })).rejects.toThrow('Cancelled');
});
